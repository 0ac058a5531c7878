import { organizations } from '#shared/collections/organizations.ts';
import { useOnce } from '../../shared/data/once.ts';
import { useMember } from '../../shared/session/member.ts';
import styles from './Nav.module.css';

/** Whose campaign this is and who is signed in. A name that has not arrived leaves its line empty, not the menu. */
export function Whose() {
  const { organization, fullName } = useMember();
  const live = useOnce(organizations, '', organization);
  const name = live.is === 'ready' ? live.value?.name : undefined;
  return (
    <div className={styles.whose}>
      <span className={styles.organization} title={name}>
        {name}
      </span>
      <span className={styles.member} title={fullName}>
        {fullName}
      </span>
    </div>
  );
}
