import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { donations } from '#shared/collections/donations.ts';
import { donors } from '#shared/collections/donors.ts';
import type { Viewed } from '#shared/collections/user_preferences.ts';
import { volunteers } from '#shared/collections/volunteers.ts';
import { readOnce } from '../../shared/data/watch.ts';
import { type Member, useMember } from '../../shared/session/member.ts';
import { useViews } from '../../shared/session/views.ts';
import { t } from '../../shared/text/index.ts';
import { showMoney } from '../../shared/ui/format.ts';
import styles from './Nav.module.css';

type Named = Viewed & { name: string };

const addresses: Record<Viewed['type'], (id: string) => string> = {
  donor: (id) => `/fundraising/donors/${id}`,
  donation: (id) => `/fundraising/donations/${id}`,
  volunteer: (id) => `/volunteers/${id}`,
};

/** What a record is called; null where it is gone, or no longer this member's to read. One read each. */
async function nameOf({ id, type }: Viewed, { organization }: Member): Promise<string | null> {
  if (type === 'donor') return (await readOnce(donors, id, organization))?.name ?? null;
  if (type === 'volunteer') return (await readOnce(volunteers, id, organization))?.name ?? null;
  const gift = await readOnce(donations, id, organization);
  return gift && t('fundraising.donations.from', { amount: showMoney(gift.amount), name: gift.donor_name });
}

/** Their names once all have answered; ten reads at most each time the list is opened. */
function useNames(recent: readonly Viewed[]): Named[] | null {
  const member = useMember();
  const [named, setNamed] = useState<Named[] | null>(null);
  const key = recent.map(({ id, type }) => `${type}/${id}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the records, the id for the member.
  useEffect(() => {
    let current = true;
    const one = async (viewed: Viewed): Promise<Named[]> => {
      const name = await nameOf(viewed, member).catch(() => null);
      return name === null ? [] : [{ ...viewed, name }];
    };
    void Promise.all(recent.map(one)).then((all) => current && setNamed(all.flat()));
    return () => {
      current = false;
    };
  }, [key, member.uid]);
  return named;
}

export default function RecentList() {
  const { uid } = useMember();
  const recent = useViews(uid).recently_viewed;
  const named = useNames(recent);
  if (named === null) return <p className={styles.quiet}>{t('common.loading')}</p>;
  if (named.length === 0)
    return (
      <p className={styles.quiet}>{t(recent.length > 0 ? 'menu.recent.offline' : 'menu.recent.empty')}</p>
    );
  return (
    <ul className={styles.sublist}>
      {named.map(({ id, type, name }) => (
        <li key={`${type}/${id}`}>
          <Link className={styles.item} to={addresses[type](id)} title={name}>
            <span className={styles.label}>{name}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
