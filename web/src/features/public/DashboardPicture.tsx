import { t } from '../../shared/text/index.ts';
import { showMoney, showMonth, showNumber } from '../../shared/ui/format.ts';
import styles from './picture.module.css';

/** Example figures, in cents: they make a believable drawing and stand for no campaign. */
const months = [
  410_000, 380_000, 520_000, 470_000, 640_000, 590_000, 720_000, 910_000, 840_000, 1_120_000, 1_060_000,
  1_420_000,
];
const raised = months.reduce((sum, month) => sum + month, 0);
const donors = 348;
const tallest = Math.max(...months);

const figures = () => [
  { label: t('landing.picture.raised'), value: showMoney(raised, true) },
  { label: t('landing.picture.donors'), value: showNumber(donors) },
  { label: t('landing.picture.average'), value: showMoney(Math.round(raised / donors), true) },
  { label: t('landing.picture.volunteers'), value: showNumber(86) },
];
const news = () => [
  t('landing.picture.gift', { amount: showMoney(25_000, true), name: 'R. Delgado' }),
  t('landing.picture.volunteer', { name: 'T. Okafor' }),
  t('landing.picture.gift', { amount: showMoney(5_000, true), name: 'M. Larsen' }),
  t('landing.picture.imported', { count: 212 }),
];

/** The product, drawn with its own palette, so that it follows the theme and weighs nothing. */
export const DashboardPicture = () => (
  <figure className={styles.figure}>
    <div role="img" aria-label={t('landing.picture.label')} className={styles.window}>
      <div aria-hidden className={styles.menu}>
        <img src="/favicon.svg" alt="" width={24} height={24} />
        {[72, 88, 64, 80].map((width, at) => (
          <i key={width} data-on={at === 0 || undefined} style={{ inlineSize: `${width}%` }} />
        ))}
      </div>
      <div aria-hidden className={styles.body}>
        <div className={styles.tiles}>
          {figures().map(({ label, value }) => (
            <div key={label} className={styles.tile}>
              <small>{label}</small>
              <b>{value}</b>
            </div>
          ))}
        </div>
        <div className={styles.lower}>
          <div className={styles.chart}>
            <small>{t('landing.picture.giving')}</small>
            <div className={styles.bars}>
              {months.map((amount, at) => (
                <span
                  key={amount}
                  style={{ blockSize: `${(100 * amount) / tallest}%` }}
                  data-now={at === 11 || undefined}
                />
              ))}
            </div>
            <div className={styles.axis}>
              <small>{showMonth('2026-01')}</small>
              <small>{showMonth('2026-12')}</small>
            </div>
          </div>
          <div className={styles.news}>
            <small className={styles.live}>
              {t('landing.picture.activity')} <em>{t('landing.picture.live')}</em>
            </small>
            <ul>
              {news().map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
        </div>
      </div>
    </div>
    <figcaption>{t('landing.picture.caption')}</figcaption>
  </figure>
);
