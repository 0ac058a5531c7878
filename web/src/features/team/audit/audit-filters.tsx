import { auditTypes } from '#shared/collections/audit.ts';
import type { Colleague } from '../../../shared/data/use-members.ts';
import { t } from '../../../shared/text/index.ts';
import { locale } from '../../../shared/text/language.ts';
import { Choice } from '../../../shared/ui/list/choice.tsx';
import styles from '../../../shared/ui/list/list.module.css';
import type { AuditControls } from '../data.ts';

const types = () =>
  auditTypes
    .map((value) => ({ value, label: t(`teamAudit.types.${value}`) }))
    .sort((one, other) => one.label.localeCompare(other.label, locale));

/** By kind and by who did it. A link may name a member who is gone: they stay choosable while they are chosen. */
export function AuditFilters({
  controls,
  members,
}: {
  controls: AuditControls;
  members: readonly Colleague[];
}) {
  const { member = '', type = '' } = controls.filters;
  const current = members.map(({ id, full_name }) => ({ value: id, label: full_name }));
  const isFormer = member !== '' && !current.some(({ value }) => value === member);
  const options = isFormer ? [...current, { value: member, label: t('teamAudit.formerMember') }] : current;
  return (
    <search className={styles.toolbar}>
      <Choice
        label={t('teamAudit.type')}
        any={t('teamAudit.anyType')}
        value={type}
        options={types()}
        onChange={(value) => controls.setFilter('type', value)}
      />
      <Choice
        label={t('teamAudit.member')}
        any={t('teamAudit.anyMember')}
        value={member}
        options={options}
        onChange={(value) => controls.setFilter('member', value)}
      />
    </search>
  );
}
