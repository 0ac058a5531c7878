import { IconChartBar, IconDeviceMobile, IconHeartHandshake, IconUsers } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { t } from '../../shared/text/index.ts';
import { DashboardPicture } from './DashboardPicture.tsx';
import { ImportPicture } from './ImportPicture.tsx';
import styles from './landing.module.css';
import { RoleTable } from './RoleTable.tsx';
import { Site } from './Site.tsx';

/** What a visitor sees at every address that no other page has. Everything said here can be done today. */
export default function LandingPage() {
  return (
    <Site>
      <Hero />
      <Today />
      <Imports />
      <Roles />
      <End />
    </Site>
  );
}

const Ways = () => (
  <p className={styles.ways}>
    <Link to="/auth?mode=signup" className={styles.primary}>
      {t('landing.create')}
    </Link>
    <Link to="/auth" className={styles.secondary}>
      {t('landing.signIn')}
    </Link>
  </p>
);

const Hero = () => (
  <div className={styles.hero}>
    <div className={styles.pitch}>
      <h1>{t('landing.hero.title')}</h1>
      <div>
        <p className={styles.lead}>{t('landing.hero.lead')}</p>
        <Ways />
        <p className={styles.note}>{t('landing.hero.note')}</p>
      </div>
    </div>
    <DashboardPicture />
  </div>
);

const points = [
  { key: 'donors', icon: IconHeartHandshake },
  { key: 'volunteers', icon: IconUsers },
  { key: 'dashboard', icon: IconChartBar },
  { key: 'anywhere', icon: IconDeviceMobile },
] as const;

const Today = () => (
  <section className={styles.section}>
    <h2>{t('landing.today.title')}</h2>
    <ul className={styles.points}>
      {points.map(({ key, icon: Icon }) => (
        <li key={key}>
          <Icon size={24} stroke={1.5} aria-hidden />
          <h3>{t(`landing.today.${key}.title`)}</h3>
          <p>{t(`landing.today.${key}.text`)}</p>
        </li>
      ))}
    </ul>
  </section>
);

const promises = ['landing.imports.again', 'landing.imports.blank', 'landing.imports.refused'] as const;

const Imports = () => (
  <section className={styles.section}>
    <div>
      <h2>{t('landing.imports.title')}</h2>
      <p className={styles.text}>{t('landing.imports.text')}</p>
      <ul className={styles.promises}>
        {promises.map((key) => (
          <li key={key}>{t(key)}</li>
        ))}
      </ul>
    </div>
    <ImportPicture />
  </section>
);

const Roles = () => (
  <section className={styles.section}>
    <div>
      <h2>{t('landing.roles.title')}</h2>
      <p className={styles.text}>{t('landing.roles.text')}</p>
    </div>
    <RoleTable />
  </section>
);

const End = () => (
  <section className={styles.end}>
    <h2>{t('landing.end.title')}</h2>
    <p className={styles.text}>{t('landing.end.text')}</p>
    <Ways />
  </section>
);
