import { IconMoon, IconSun } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { t } from '../../shared/text/index.ts';
import '../../shared/text/landing/en.ts';
import { LanguageChoice } from '../../shared/ui/language-choice.tsx';
import { chooseTheme, toggled, useTheme } from '../../shared/ui/theme-mode.ts';
import styles from './site.module.css';

function ThemeToggle() {
  const { theme, shown } = useTheme();
  const Icon = shown === 'dark' ? IconSun : IconMoon;
  return (
    <button
      type="button"
      className={styles.icon}
      aria-label={t('common.theme.toggle')}
      onClick={() => chooseTheme(toggled(theme))}
    >
      <Icon size={20} stroke={1.6} aria-hidden />
    </button>
  );
}

const Header = () => (
  <header className={styles.header}>
    <div className={styles.bar}>
      <Link to="/" className={styles.brand} aria-label={t('landing.home')}>
        <img src="/favicon.svg" alt="" width={28} height={28} />
        <span aria-hidden>{t('common.product')}</span>
      </Link>
      <nav className={styles.nav} aria-label={t('landing.site')}>
        <Link to="/pricing" className={styles.link}>
          {t('landing.pricing.title')}
        </Link>
        <Link to="/auth" className={styles.link}>
          {t('landing.signIn')}
        </Link>
      </nav>
      <ThemeToggle />
    </div>
  </header>
);

const Footer = () => (
  <footer className={styles.footer}>
    <div className={styles.foot}>
      <p>
        <strong>{t('common.product')}</strong> {t('landing.footer.claim')}
      </p>
      <nav className={styles.nav} aria-label={t('landing.footer.label')}>
        <Link to="/pricing">{t('landing.footer.pricing')}</Link>
        <Link to="/privacy">{t('landing.footer.privacy')}</Link>
        <Link to="/terms">{t('landing.footer.terms')}</Link>
      </nav>
      <p>{t('landing.footer.license')}</p>
      <LanguageChoice />
    </div>
  </footer>
);

/** The addresses of this app are in the hash, so the skip link moves the focus itself. */
const skip = () => document.getElementById('content')?.focus();

/** The frame of every public page. */
export const Site = ({ children }: { children: ReactNode }) => (
  <div className={styles.site}>
    <button type="button" className={styles.skip} onClick={skip}>
      {t('landing.skip')}
    </button>
    <Header />
    <main id="content" tabIndex={-1} className={styles.main}>
      {children}
    </main>
    <Footer />
  </div>
);
