import { IconLogout, IconSettings } from '@tabler/icons-react';
import { useLocation } from 'react-router-dom';
import { account } from '../../features/account/index.ts';
import { useMember } from '../../shared/session/member.ts';
import { requestSignOut } from '../../shared/session/sign-out.ts';
import { t } from '../../shared/text/index.ts';
import { featureAt, features } from '../features.ts';
import { menuFor } from '../menu.ts';
import styles from './Nav.module.css';
import { NavGroup, NavItem } from './NavItem.tsx';
import { ThemeToggle } from './ThemeToggle.tsx';
import { Whose } from './Whose.tsx';

const settings = {
  is: 'link',
  feature: account,
  icon: IconSettings,
  label: 'nav.settings',
  badge: null,
} as const;

/** The menu: what this member may enter, then settings, sign-out, whose campaign this is. */
export function Nav() {
  const { role } = useMember();
  const { pathname } = useLocation();
  const here = featureAt(pathname);
  return (
    <div className={styles.nav}>
      <div className={styles.brand}>
        <img src="/favicon.svg" width={28} height={28} alt="" />
        <span>{t('common.product')}</span>
      </div>
      <nav aria-label={t('nav.main')} className={styles.menu}>
        <ul className={styles.list}>
          {menuFor(role, features).map((item) =>
            item.is === 'link' ? (
              <NavItem key={item.label} link={item} here={here} />
            ) : (
              <NavGroup key={item.label} group={item} here={here} />
            ),
          )}
        </ul>
        <ul className={styles.list}>
          <NavItem link={settings} here={here} />
          <li>
            <button type="button" className={styles.item} onClick={() => void requestSignOut()}>
              <IconLogout size={20} stroke={1.6} />
              <span className={styles.label}>{t('nav.signOut')}</span>
            </button>
          </li>
        </ul>
      </nav>
      <div className={styles.foot}>
        <Whose />
        <ThemeToggle />
      </div>
    </div>
  );
}
