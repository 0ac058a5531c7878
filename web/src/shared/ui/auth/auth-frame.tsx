import { IconChartBar, IconHeartHandshake, IconMapPin, IconUsers } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { isLocal } from '../../is-local.ts';
import { t } from '../../text/index.ts';
import auth from './auth.module.css';
import styles from './frame.module.css';

const promises = [
  { icon: IconMapPin, text: 'auth.panel.voters' },
  { icon: IconHeartHandshake, text: 'auth.panel.donors' },
  { icon: IconUsers, text: 'auth.panel.volunteers' },
  { icon: IconChartBar, text: 'auth.panel.dashboard' },
] as const;

const Panel = () => (
  <aside className={styles.panel}>
    <p className={styles.claim}>{t('auth.panel.title')}</p>
    <ul className={styles.promises}>
      {promises.map(({ icon: Icon, text }) => (
        <li key={text}>
          <Icon size={20} stroke={1.6} aria-hidden />
          {t(text)}
        </li>
      ))}
    </ul>
  </aside>
);

const Footer = () => (
  <footer className={styles.footer}>
    {isLocal && (
      <p>
        {t('auth.localHint')} <Link to="/local-mailbox">{t('auth.localLink')}</Link>
      </p>
    )}
    <p>{t('auth.footer')}</p>
    <nav className={styles.legal} aria-label={t('auth.legal')}>
      <Link to="/privacy">{t('auth.privacy')}</Link>
      <Link to="/terms">{t('auth.terms')}</Link>
    </nav>
  </footer>
);

/** The one frame of the account screens: what is asked on one side, what it is for on the other. */
export const Frame = ({ children }: { children: ReactNode }) => (
  <div className={styles.frame}>
    <div className={styles.side}>
      <header>
        <Link to="/" className={styles.brand} aria-label={t('auth.home')}>
          <img src="/favicon.svg" alt="" width={28} height={28} />
          <span aria-hidden>{t('common.product')}</span>
        </Link>
      </header>
      <main className={auth.main}>{children}</main>
      <Footer />
    </div>
    <Panel />
  </div>
);
