import { t } from '../../../../shared/text/index.ts';
import { resultName } from '../../../../shared/voters/names.ts';
import { printedCodes } from './codes.ts';
import styles from './paper.module.css';

/** Lines for people who are met and not on the list. */
const lines = Array.from({ length: 6 }, (_, at) => at);

/** The last sheet: who else was met, and what it all came to. */
export const Ending = () => (
  <section className={styles.ending} data-part="ending">
    <div>
      <h2>{t('turfs.print.met')}</h2>
      <p>{t('turfs.print.metHint')}</p>
      <table className={styles.met}>
        <thead>
          <tr>
            <th>{t('turfs.print.metName')}</th>
            <th>{t('turfs.print.metAddress')}</th>
            <th>{t('turfs.print.metPhone')}</th>
            <th>{t('turfs.print.notes')}</th>
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
      <h2>{t('turfs.print.tally')}</h2>
      <dl>
        <div>
          <dt>{t('turfs.print.doorsTried')}</dt>
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
          <dt>{t('turfs.print.supporters')}</dt>
          <dd />
        </div>
      </dl>
    </div>
  </section>
);
