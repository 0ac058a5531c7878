import { Skeleton } from '@mantine/core';
import type { Colleague, Managed } from '../../../shared/data/use-members.ts';
import { showPositions } from '../../../shared/show-positions.ts';
import { t } from '../../../shared/text/index.ts';
import { showAgo } from '../../../shared/ui/format.ts';
import type { Field } from '../member-rows.tsx';
import styles from '../rows.module.css';
import { showGrants } from '../show-grants.ts';
import { twoFactorOf } from './two-factor-status.ts';
import type { Details } from './use-member-details.ts';

const Soft = ({ text }: { text: string }) => <span className={styles.soft}>{text}</span>;
const Waiting = () => <Skeleton height={12} width="70%" radius="sm" />;

function TwoFactor({ member, required }: { member: Managed; required: boolean }) {
  const state = twoFactorOf({ ...member, two_factor_required: required });
  const warns = state === 'advised' || state === 'required';
  return (
    <span className={warns ? styles.warn : state === 'off' ? styles.soft : undefined}>
      <span className={styles.inLines}>{t('team.twoFactor.short')} </span>
      {t(`team.twoFactor.${state}`)}
    </span>
  );
}

const isSuspended = (member: Colleague | Managed): boolean =>
  'state' in member && member.state === 'suspended';

const common = <T extends Colleague | Managed>(own: string): Field<T>[] => [
  {
    key: 'name',
    header: t('team.fields.name'),
    width: 'minmax(0, 6fr)',
    cell: (member) => {
      const { id, full_name } = member;
      const mark = isSuspended(member)
        ? t('team.members.suspended')
        : id === own
          ? t('team.members.you')
          : null;
      return mark === null ? (
        full_name
      ) : (
        <>
          <span title={full_name}>{full_name}</span>
          <span className={styles.mark}>{mark}</span>
        </>
      );
    },
    line: 'title',
  },
  {
    key: 'positions',
    header: t('team.fields.positions'),
    width: 'minmax(0, 5fr)',
    cell: ({ member_positions }) => showPositions(member_positions),
    line: 'note',
  },
  {
    key: 'role',
    header: t('team.fields.role'),
    width: 'minmax(104px, 4fr)',
    cell: ({ role, grants }) =>
      grants.length > 0 ? (
        <>
          {t(`member.roles.${role}`)}
          <span className={styles.extra}>+ {showGrants(grants)}</span>
        </>
      ) : (
        t(`member.roles.${role}`)
      ),
    line: 'value',
  },
];

/** What every member sees of the others. */
export const memberFields = (own: string): readonly Field<Colleague>[] =>
  common<Colleague>(own).map((field) => (field.line === 'value' ? { ...field, line: 'detail' } : field));

const twoFactor = (required: boolean): Field<Managed> => ({
  key: 'twoFactor',
  header: t('team.fields.twoFactor'),
  width: 'minmax(72px, 3fr)',
  cell: (member) => <TwoFactor member={member} required={required} />,
  wideOnly: true,
});

/** The same, with their second factor and what the account service says of them. */
export function adminFields(
  own: string,
  required: boolean,
  details: Details,
  now: number,
): readonly Field<Managed>[] {
  const [name, ...rest] = common<Managed>(own);
  const detailOf = ({ id }: Managed) => (details.is === 'ready' ? details.of.get(id) : undefined);
  const waits = (profile: Managed) => details.is !== 'failed' && detailOf(profile) === undefined;
  const email: Field<Managed> = {
    key: 'email',
    header: t('team.fields.email'),
    width: 'minmax(0, 7fr)',
    cell: (profile) => {
      if (waits(profile)) return <Waiting />;
      return detailOf(profile)?.email ?? <Soft text={t('team.members.unknown')} />;
    },
    line: 'detail',
  };
  const lastActive: Field<Managed> = {
    key: 'lastActive',
    header: t('team.fields.lastActive'),
    width: 'minmax(0, 3fr)',
    cell: (profile) => {
      if (waits(profile)) return <Waiting />;
      const at = detailOf(profile)?.lastActive;
      if (at === undefined) return <Soft text={t('team.members.unknown')} />;
      return at === null ? <Soft text={t('team.members.never')} /> : showAgo(Math.min(at, now), now);
    },
    wideOnly: true,
  };
  return [...(name ? [name] : []), email, ...rest, twoFactor(required), lastActive];
}
