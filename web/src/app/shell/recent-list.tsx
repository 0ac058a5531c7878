import { Link } from 'react-router-dom';
import { useMember } from '../../shared/session/session-store.ts';
import { useViews } from '../../shared/session/views.ts';
import { t } from '../../shared/text/index.ts';
import styles from './nav.module.css';
import { useNames } from './recent-names.ts';

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
      {named.map(({ id, type, name, to }) => (
        <li key={`${type}/${id}`}>
          <Link className={styles.item} to={to} title={name}>
            <span className={styles.label}>{name}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
