import { IconLogout } from '@tabler/icons-react';
import { useLocation } from 'react-router-dom';
import { account } from '../../features/account/index.ts';
import { isDemo } from '../../shared/demo/mode.ts';
import { useMember } from '../../shared/session/member.ts';
import { requestSignOut } from '../../shared/session/sign-out.ts';
import { useViews } from '../../shared/session/views.ts';
import { t } from '../../shared/text/index.ts';
import { featureAt, features } from '../features.ts';
import { menuFor, withPinned } from '../menu.ts';
import styles from './Nav.module.css';
import { NavGroup, NavItem } from './NavItem.tsx';
import { PaletteButton } from './palette/PaletteButton.tsx';
import { Recent } from './Recent.tsx';
import { ThemeToggle } from './ThemeToggle.tsx';
import { Whose } from './Whose.tsx';

const settings = {
  is: 'link',
  feature: account,
  icon: 'settings',
  label: 'nav.settings',
  badge: null,
} as const;

/** The menu: what this member may enter, then settings, sign-out, whose campaign this is. */
export function Nav() {
  const member = useMember();
  const { pathname } = useLocation();
  const here = featureAt(pathname);
  const { pinned, rest } = withPinned(menuFor(member, features), useViews(member.uid).pinned_features);
  return (
    <div className={styles.nav}>
      <div className={styles.brand}>
        <img src="/favicon.svg" width={28} height={28} alt="" />
        <span>{t('common.product')}</span>
      </div>
      <PaletteButton />
      <nav aria-label={t('nav.main')} className={styles.menu} data-tour="menu">
        <div className={styles.lists}>
          {pinned.length > 0 && (
            <ul className={styles.list} aria-label={t('menu.pinned')} data-pinned>
              {pinned.map((link) => (
                <NavItem key={link.label} link={link} here={here} />
              ))}
            </ul>
          )}
          <ul className={styles.list}>
            {rest.map((item) =>
              item.is === 'link' ? (
                <NavItem key={item.label} link={item} here={here} />
              ) : (
                <NavGroup key={item.label} group={item} here={here} />
              ),
            )}
            <Recent />
          </ul>
        </div>
        <ul className={styles.list}>
          <NavItem link={settings} here={here} />
          <li>
            <button type="button" className={styles.item} onClick={() => void requestSignOut()}>
              <IconLogout size={20} stroke={1.6} />
              <span className={styles.label}>{t(isDemo ? 'demo.menu.leave' : 'nav.signOut')}</span>
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
