import { t } from '../../shared/text/index.ts';
import styles from './landing.module.css';
import { Site } from './public-frame.tsx';
import { RoleTable } from './role-table.tsx';
import { ScreenPicture } from './screen-picture.tsx';
import { Ways } from './start-buttons.tsx';

/** What a visitor sees at every address that no other page has. Everything said here can be done today. */
export default function LandingPage() {
  return (
    <Site>
      <Hero />
      {shows.map((show) => (
        <Show key={show} show={show} />
      ))}
      <More />
      <Roles />
      <End />
    </Site>
  );
}

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
    <figure className={styles.first}>
      <ScreenPicture name="dashboard" first />
      <figcaption>{t('landing.hero.caption')}</figcaption>
    </figure>
  </div>
);

const shows = ['voters', 'turfs', 'import', 'donors', 'goals', 'insights'] as const;
const promises = ['one', 'two', 'three'] as const;

/** What a campaign does with it, beside the screen on which it does. */
const Show = ({ show }: { show: (typeof shows)[number] }) => (
  <section className={styles.section}>
    <div>
      <h2>{t(`landing.shows.${show}.title`)}</h2>
      <p className={styles.text}>{t(`landing.shows.${show}.text`)}</p>
      <ul className={styles.promises}>
        {promises.map((key) => (
          <li key={key}>{t(`landing.shows.${show}.${key}`)}</li>
        ))}
      </ul>
    </div>
    <ScreenPicture name={show} />
  </section>
);

const points = ['live', 'offline', 'volunteers', 'profile', 'achievements', 'anywhere'] as const;

const More = () => (
  <section className={styles.section}>
    <h2>{t('landing.more.title')}</h2>
    <ul className={styles.points}>
      {points.map((point) => (
        <li key={point}>
          <h3>{t(`landing.more.${point}.title`)}</h3>
          <p>{t(`landing.more.${point}.text`)}</p>
        </li>
      ))}
    </ul>
  </section>
);

const Roles = () => (
  <section className={styles.section}>
    <div>
      <h2>{t('landing.roles.title')}</h2>
      <p className={styles.text}>{t('landing.roles.text')}</p>
      <p className={styles.text}>{t('landing.roles.factor')}</p>
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
