import { can, type Grant } from '#shared/access.ts';
import { listExportKinds } from '#shared/api/exports-api.ts';
import type { AuditType } from '#shared/collections/audit.ts';
import { auditedTables } from '#shared/collections/written-marks.ts';
import { showPositions } from '../../../shared/show-positions.ts';
import { t } from '../../../shared/text/index.ts';
import { showDay, showNumber } from '../../../shared/ui/format.ts';
import type { AuditLine } from '../data.ts';
import { showGrants } from '../show-grants.ts';

const methods = ['totp', 'backup code', 'trusted device'] as const;
// Also parts of the data that are exported but are no collection.
const kinds = [
  ...auditedTables,
  'voters',
  'voters_with_race',
  'voter_contacts',
  'found_people',
  ...listExportKinds,
  'calltime_outcomes',
  'account',
  'summary',
  'sealed_contacts',
] as const;

/** What lines of every kind are told with; a word for each field that a line does not carry. */
function partsOf({ subject_name, role, previous_role, what, count }: AuditLine) {
  const kind = kinds.find((known) => known === what);
  return {
    subject: subject_name ?? t('teamAudit.unnamed'),
    record: subject_name ?? t('teamAudit.unnamedRecord'),
    role: role === null ? t('teamAudit.unknownRole') : t(`member.roles.${role}`),
    before: previous_role === null ? t('teamAudit.unknownRole') : t(`member.roles.${previous_role}`),
    what: kind ? t(`teamAudit.kinds.${kind}`) : (what ?? t('teamAudit.unknownKind')),
    method: methods.find((known) => known === what) ?? null,
    rows: count === null ? null : { count, shown: showNumber(count) },
  };
}

function exported(line: AuditLine): string {
  const { what, rows, subject } = partsOf(line);
  if (rows && line.subject_name !== null)
    return t('teamAudit.told.exportedNamed', { what, subject, ...rows });
  return rows
    ? t('teamAudit.told.exportedRows', { what, ...rows })
    : t('teamAudit.told.data_exported', { what });
}

const without = (some: readonly Grant[], others: readonly Grant[]): Grant[] =>
  some.filter((one) => !others.includes(one));

/** What the change took from them: not what the new role has by itself. */
function endedWith({ role, grants = [], previous_grants = [] }: AuditLine): Grant[] {
  return without(previous_grants, grants).filter((grant) => role === null || !can(role, grant));
}

/** A change of role, and which extra access it ended. */
function roleChanged(line: AuditLine): string {
  const ended = endedWith(line);
  const did = roleAlone(line);
  return ended.length === 0 ? did : t('teamAudit.told.roleEndedGrants', { did, ended: showGrants(ended) });
}

function grantsChanged(line: AuditLine): string {
  const { subject } = partsOf(line);
  const { grants = [], previous_grants = [] } = line;
  const added = without(grants, previous_grants);
  const ended = without(previous_grants, grants);
  const parts = { subject, given: showGrants(added), ended: showGrants(ended) };
  if (added.length > 0 && ended.length > 0) return t('teamAudit.told.grantsExchanged', parts);
  if (added.length > 0) return t('teamAudit.told.grantsGiven', parts);
  return ended.length > 0
    ? t('teamAudit.told.grantsEnded', parts)
    : t('teamAudit.told.grants_changed', { subject });
}

function positionsChanged(line: AuditLine): string {
  const { subject } = partsOf(line);
  const positions = line.member_positions ?? [];
  return positions.length > 0
    ? t('teamAudit.told.positions_changed', { subject, positions: showPositions(positions) })
    : t('teamAudit.told.positionsEnded', { subject });
}

function roleAlone(line: AuditLine): string {
  const { subject, role, before } = partsOf(line);
  if (line.actor_id !== null && line.actor_id === line.subject_id)
    return t('teamAudit.told.ownRoleChanged', { role, before });
  return line.previous_role === null
    ? t('teamAudit.told.role_changed', { subject, role })
    : t('teamAudit.told.roleChangedFrom', { subject, role, before });
}

function signedIn(line: AuditLine): string {
  const { method } = partsOf(line);
  if (method === null) return t('teamAudit.told.signed_in');
  return t('teamAudit.told.signedInWith', { method: t(`teamAudit.methods.${method}`) });
}

function withReason({ type, reason }: AuditLine): string {
  const did = t(
    type === 'race_columns_on' ? 'teamAudit.told.race_columns_on' : 'teamAudit.told.race_columns_off',
  );
  return reason === undefined ? did : t('teamAudit.told.withReason', { did, reason });
}

const showUses = (uses: AuditLine['uses'] = []): string =>
  uses.length > 0 ? uses.map((use) => t(`teamAudit.uses.${use}`)).join(', ') : t('teamAudit.uses.none');

const showExpiry = (day: string | null): string => (day === null ? t('teamAudit.uses.noEnd') : showDay(day));

/** Where a joined file's columns may appear, and until when, as far as that changed; else what else of its terms did. */
function termsChanged(line: AuditLine): string {
  const { record } = partsOf(line);
  const [uses, before] = [showUses(line.uses), showUses(line.previous_uses)];
  const { expires = null, previous_expires = null } = line;
  const days = { expires: showExpiry(expires), previous: showExpiry(previous_expires) };
  if (uses === before)
    return expires === previous_expires
      ? t('teamAudit.told.voter_terms_changed', { record })
      : t('teamAudit.told.expiryChanged', { record, ...days });
  const did = t('teamAudit.told.usesChanged', { record, uses, before });
  return expires === previous_expires ? did : t('teamAudit.told.usesAndExpiry', { did, ...days });
}

/** Lines whose words depend on what they carry. All others are told by their kind alone. */
const withMore: Partial<Record<AuditType, (line: AuditLine) => string>> = {
  signed_in: signedIn,
  role_changed: roleChanged,
  grants_changed: grantsChanged,
  positions_changed: positionsChanged,
  data_exported: exported,
  voter_terms_changed: termsChanged,
  race_columns_on: withReason,
  race_columns_off: withReason,
  device_trusted: ({ subject_name }) =>
    subject_name === null
      ? t('teamAudit.told.device_trusted')
      : t('teamAudit.told.deviceNamed', { subject: subject_name }),
  email_change_asked: ({ subject_name }) =>
    subject_name === null
      ? t('teamAudit.told.email_change_asked')
      : t('teamAudit.told.emailTo', { subject: subject_name }),
};

/** What a line says somebody did: who, and the rest of the sentence. */
export function formatAuditLine(line: AuditLine): { actor: string; did: string } {
  const { subject, record, role, what } = partsOf(line);
  const did =
    withMore[line.type]?.(line) ??
    t(`teamAudit.told.${line.type}`, { subject, record, role, what, positions: '' });
  return { actor: line.actor_name ?? t('teamAudit.somebody'), did };
}
