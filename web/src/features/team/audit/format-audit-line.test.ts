import { describe, expect, test } from 'vitest';
import { auditTypes } from '#shared/collections/audit.ts';
import '../../../shared/text/members/en.ts';
import '../../../shared/text/settings/en.ts';
import { t } from '../../../shared/text/index.ts';
import { showDay } from '../../../shared/ui/format.ts';
import type { AuditLine } from '../data.ts';
import { formatAuditLine } from './format-audit-line.ts';

const bare: AuditLine = {
  id: 'l1',
  type: 'signed_in',
  actor_id: 'ana',
  actor_name: 'Ana Reyes',
  subject_id: null,
  subject_name: null,
  role: null,
  previous_role: null,
  what: null,
  count: null,
  at: { toMillis: () => 0 },
};
const terms = (line: Partial<AuditLine>): Partial<AuditLine> => ({
  ...{ type: 'voter_terms_changed', subject_name: 'scores.csv', ...line },
});
const appear = 'changed where columns of scores.csv may appear';
const ben = { subject_id: 'ben', subject_name: 'Ben Ortiz' };

describe('each kind of line', () => {
  test.each(auditTypes)('%s has its words, also where it carries nothing', (type) => {
    const { actor, did } = formatAuditLine({ ...bare, type });
    expect(actor).toBe('Ana Reyes');
    // A missing text shows its key, a missing value its braces.
    expect(did).not.toMatch(/\.|\{\{|undefined|null/);
    expect(t(`teamAudit.types.${type}`)).not.toContain('.');
  });

  test.each<[Partial<AuditLine>, string]>([
    [{ type: 'signed_in' }, 'signed in'],
    [{ type: 'signed_in', what: 'backup code' }, 'signed in with a backup code'],
    [{ type: 'invitation_sent', subject_name: 'cy@x.org', role: 'field' }, 'invited cy@x.org as Field'],
    [
      { type: 'role_changed', ...ben, previous_role: 'user', role: 'finance' },
      'changed the role of Ben Ortiz from Member to Finance',
    ],
    [
      {
        type: 'role_changed',
        subject_id: 'ana',
        subject_name: 'Ana Reyes',
        previous_role: 'admin',
        role: 'manager',
      },
      'changed their own role from Admin to Manager',
    ],
    [
      { type: 'grants_changed', ...ben, previous_grants: [], grants: ['field.work', 'profile.write'] },
      'gave Ben Ortiz extra access: field work, campaign profile',
    ],
    [
      { type: 'grants_changed', ...ben, previous_grants: ['field.work'], grants: [] },
      'ended the extra access of Ben Ortiz: field work',
    ],
    [
      { type: 'grants_changed', ...ben, previous_grants: ['field.work'], grants: ['profile.write'] },
      'gave Ben Ortiz extra access: campaign profile, and ended: field work',
    ],
    [
      {
        ...{ type: 'role_changed', ...ben, previous_role: 'finance', role: 'canvasser' },
        ...{ previous_grants: ['field.work', 'profile.write'], grants: [] },
      },
      'changed the role of Ben Ortiz from Finance to Canvasser, which ended their extra access: campaign profile',
    ],
    [
      {
        ...{ type: 'role_changed', ...ben, previous_role: 'user', role: 'manager' },
        ...{ previous_grants: ['field.work'], grants: [] },
      },
      'changed the role of Ben Ortiz from Member to Manager',
    ],
    [{ type: 'member_removed', ...ben }, 'removed Ben Ortiz from the campaign'],
    [{ type: 'data_exported', what: 'donors', count: 1 }, 'exported 1 row of donors'],
    [{ type: 'data_exported', what: 'donors', count: 1200 }, 'exported 1,200 rows of donors'],
    [
      { type: 'data_exported', what: 'voters', count: 2, subject_name: 'Likely' },
      'exported 2 rows of voters (Likely)',
    ],
    [{ type: 'voters_opened', what: 'voters' }, 'opened the voter file'],
    [{ type: 'voters_imported', subject_name: 'l2.csv' }, 'imported the voter file l2.csv'],
    [terms({ uses: [], previous_uses: ['calls'] }), `${appear}: searches only (before: calls)`],
    [
      terms({ expires: '2026-11-30', previous_expires: null }),
      `changed the last permitted day of scores.csv: ${showDay('2026-11-30')} (before: no end date)`,
    ],
    [
      terms({ uses: ['doors'], previous_uses: ['calls'], expires: null, previous_expires: '2026-11-30' }),
      `${appear}: doors (before: calls), and the last permitted day: no end date (before: ${showDay('2026-11-30')})`,
    ],
    [
      terms({ expires: '2026-11-30', previous_expires: '2026-11-30' }),
      'changed the source or date of scores.csv',
    ],
    [terms({}), 'changed the source or date of scores.csv'],
    [{ type: 'record_deleted', what: 'volunteers', subject_name: 'Dee' }, 'deleted Dee from volunteers'],
    [{ type: 'record_deleted', what: 'yard_signs' }, 'deleted a record from yard_signs'],
  ])('%o', (line, did) => expect(formatAuditLine({ ...bare, ...line }).did).toBe(did));

  test('somebody whom the platform did not name', () => {
    expect(formatAuditLine({ ...bare, actor_id: null, actor_name: null }).actor).toBe('Somebody');
  });
});
