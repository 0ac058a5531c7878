import { Skeleton } from '@mantine/core';
import type { Colleague, Profile } from '../../../shared/data/use-members.ts';
import { t } from '../../../shared/text/index.ts';
import { showAgo } from '../../../shared/ui/format.ts';
import type { Field } from '../member-rows.tsx';
import styles from '../rows.module.css';
import { showGrants } from '../show-grants.ts';
import { twoFactorOf } from './two-factor-status.ts';
import type { Details } from './use-member-details.ts';

const Soft = ({ text }: { text: string }) => <span className={styles.soft}>{text}</span>;
const Waiting = () => <Skeleton height={12} width="70%" radius="sm" />;

function TwoFactor({ profile }: { profile: Profile }) {
  const state = twoFactorOf(profile);
  const warns = state === 'advised' || state === 'required';
  return (
    <span className={warns ? styles.warn : state === 'off' ? styles.soft : undefined}>
      <span className={styles.inLines}>{t('team.twoFactor.short')} </span>
      {t(`team.twoFactor.${state}`)}
    </span>
  );
}

const common = <T extends Colleague>(own: string): Field<T>[] => [
  {
    key: 'name',
    header: t('team.fields.name'),
    width: 'minmax(0, 6fr)',
    cell: ({ id, full_name }) =>
      id === own ? (
        <>
          <span title={full_name}>{full_name}</span>
          <span className={styles.mark}>{t('team.members.you')}</span>
        </>
      ) : (
        full_name
      ),
    line: 'title',
  },
  {
    key: 'role',
    header: t('team.fields.role'),
    width: 'minmax(104px, 4fr)',
    cell: ({ role, grants }) =>
      grants.length > 0 ? (
        <>
          {t(`account.roles.${role}`)}
          <span className={styles.extra}>+ {showGrants(grants)}</span>
        </>
      ) : (
        t(`account.roles.${role}`)
      ),
    line: 'value',
  },
];

/** What every member sees of the others. */
export const memberFields = (own: string): readonly Field<Colleague>[] =>
  common<Colleague>(own).map((field) => (field.line === 'value' ? { ...field, line: 'detail' } : field));

const twoFactor = (): Field<Profile> => ({
  key: 'twoFactor',
  header: t('team.fields.twoFactor'),
  width: 'minmax(72px, 3fr)',
  cell: (profile) => <TwoFactor profile={profile} />,
  line: 'note',
});

/** The same, with their second factor and what the account service says of them. */
export function adminFields(own: string, details: Details, now: number): readonly Field<Profile>[] {
  const [name, ...rest] = common<Profile>(own);
  const detailOf = ({ id }: Profile) => (details.is === 'ready' ? details.of.get(id) : undefined);
  const waits = (profile: Profile) => details.is !== 'failed' && detailOf(profile) === undefined;
  const email: Field<Profile> = {
    key: 'email',
    header: t('team.fields.email'),
    width: 'minmax(0, 7fr)',
    cell: (profile) => {
      if (waits(profile)) return <Waiting />;
      return detailOf(profile)?.email ?? <Soft text={t('team.members.unknown')} />;
    },
    line: 'detail',
  };
  const lastActive: Field<Profile> = {
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
  return [...(name ? [name] : []), email, ...rest, twoFactor(), lastActive];
}
