import { t } from '../../../shared/text/index.ts';
import { resultName } from '../../../shared/voters/format-voter.ts';
import styles from './ending.module.css';
import { printedCodes } from './paper-codes.ts';

/** Lines for people who are met and not on the list. */
const lines = Array.from({ length: 6 }, (_, at) => at);

/** The last sheet: who else was met, and what it all came to. */
export const Ending = () => (
  <section className={styles.ending} data-part="ending">
    <div>
      <h2>{t('turfPaper.print.met')}</h2>
      <p>{t('turfPaper.print.metHint')}</p>
      <table className={styles.met}>
        <thead>
          <tr>
            <th>{t('turfPaper.print.metName')}</th>
            <th>{t('turfPaper.print.metAddress')}</th>
            <th>{t('turfPaper.print.metPhone')}</th>
            <th>{t('turfPaper.print.notes')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line}>
              <td />
              <td />
              <td />
              <td />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
    <div className={styles.tally}>
      <h2>{t('turfPaper.print.tally')}</h2>
      <dl>
        <div>
          <dt>{t('turfPaper.print.doorsTried')}</dt>
          <dd />
        </div>
        {printedCodes.map(([code, result]) => (
          <div key={code}>
            <dt>
              {code} {resultName(result)}
            </dt>
            <dd />
          </div>
        ))}
        <div>
          <dt>{t('turfPaper.print.supporters')}</dt>
          <dd />
        </div>
      </dl>
    </div>
  </section>
);
