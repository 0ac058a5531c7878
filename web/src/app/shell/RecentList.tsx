import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Viewed } from '#shared/collections/user_preferences.ts';
import { bringCaches } from '../../shared/data/cached.ts';
import { useMember } from '../../shared/session/member.ts';
import { useViews } from '../../shared/session/views.ts';
import { t } from '../../shared/text/index.ts';
import styles from './Nav.module.css';
import { addresses, recordName } from './record-name.ts';

type Named = Viewed & { name: string };

const tables = { donor: 'donors', donation: 'donations', volunteer: 'volunteers' } as const;

/** Their names once all have answered; ten reads at most, for those that are not remembered. */
function useNames(recent: readonly Viewed[]): Named[] | null {
  const member = useMember();
  const [named, setNamed] = useState<Named[] | null>(null);
  const key = recent.map(({ id, type }) => `${type}/${id}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the records, the id for the member.
  useEffect(() => {
    let current = true;
    const one = async (viewed: Viewed): Promise<Named[]> => {
      const { id, type } = viewed;
      const name = await recordName(tables[type], id, member.organization).catch(() => null);
      return name === null ? [] : [{ ...viewed, name }];
    };
    void bringCaches()
      .then(() => Promise.all(recent.map(one)))
      .then((all) => current && setNamed(all.flat()));
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
          <Link className={styles.item} to={addresses[tables[type]](id)} title={name}>
            <span className={styles.label}>{name}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
