import { IconLogout } from '@tabler/icons-react';
import { useLocation } from 'react-router-dom';
import { account } from '../../features/account/index.ts';
import { isDemo } from '../../shared/demo/mode.ts';
import { useCampaigns } from '../../shared/session/campaigns.ts';
import { useMember } from '../../shared/session/session-store.ts';
import { requestSignOut } from '../../shared/session/sign-out.ts';
import { useViews } from '../../shared/session/views.ts';
import { t } from '../../shared/text/index.ts';
import { features, menuFeatureAt } from '../features.ts';
import { menuFor, withPinned } from '../menu.ts';
import { CampaignAndMember, CampaignButton } from './campaign-and-member.tsx';
import styles from './nav.module.css';
import { NavGroup, NavItem } from './nav-item.tsx';
import { PaletteButton } from './palette/palette-button.tsx';
import { Recent } from './recent-records.tsx';
import { ThemeToggle } from './theme-toggle.tsx';

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
  const campaigns = useCampaigns(({ count }) => count);
  const { pathname } = useLocation();
  const current = menuFeatureAt(pathname);
  const { pinned, rest } = withPinned(menuFor(member, features), useViews(member.uid).pinned_features);
  return (
    <div className={styles.nav}>
      <div className={styles.brand}>
        <img src="/favicon.svg" width={28} height={28} alt="" />
        <span>{t('common.product')}</span>
      </div>
      {campaigns > 1 && <CampaignButton />}
      <PaletteButton />
      <nav aria-label={t('nav.main')} className={styles.menu} data-tour="menu">
        <div className={styles.lists}>
          {pinned.length > 0 && (
            <ul className={styles.list} aria-label={t('menu.pinned')} data-pinned>
              {pinned.map((link) => (
                <NavItem key={link.label} link={link} current={current} />
              ))}
            </ul>
          )}
          <ul className={styles.list}>
            {rest.map((item) =>
              item.is === 'link' ? (
                <NavItem key={item.label} link={item} current={current} />
              ) : (
                <NavGroup key={item.label} group={item} current={current} />
              ),
            )}
            <Recent />
          </ul>
        </div>
        <ul className={styles.list}>
          <NavItem link={settings} current={current} />
          <li>
            <button type="button" className={styles.item} onClick={() => void requestSignOut()}>
              <IconLogout size={20} stroke={1.6} />
              <span className={styles.label}>{t(isDemo ? 'demo.menu.leave' : 'nav.signOut')}</span>
            </button>
          </li>
        </ul>
      </nav>
      <div className={styles.foot}>
        <CampaignAndMember />
        <ThemeToggle />
      </div>
    </div>
  );
}
