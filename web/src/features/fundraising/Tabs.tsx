import { NavLink } from 'react-router-dom';
import { useMember } from '../../shared/session/member.ts';
import { t } from '../../shared/text/index.ts';
import { paths } from './paths.ts';
import styles from './tabs.module.css';

/** The two lists of this area. */
export function Tabs() {
  const member = useMember();
  return (
    <nav className={styles.tabs} aria-label={t('fundraising.tabs.label')}>
      <NavLink to={paths.donors} end className={styles.tab ?? ''}>
        {t('fundraising.tabs.donors')}
      </NavLink>
      {member.can('donations.read') && (
        <NavLink to={paths.donations} end className={styles.tab ?? ''}>
          {t('fundraising.tabs.donations')}
        </NavLink>
      )}
    </nav>
  );
}
