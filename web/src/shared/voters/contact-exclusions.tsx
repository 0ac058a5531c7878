import { suppressionReasons } from '#shared/domain/voters/voter-state.ts';
import { t } from '../text/index.ts';
import { showNumber } from '../ui/format.ts';
import type { CountResult } from './engine.ts';
import styles from './left-out.module.css';

type Suppressed = CountResult['suppressed'];

/** People who are left out, for whatever reason. */
export const countExcluded = (suppressed: Suppressed): number =>
  suppressionReasons.reduce((sum, reason) => sum + (suppressed[reason] ?? 0), 0);

/** Why people are left out of a channel, and how many for each reason. */
export const ContactExclusions = ({ suppressed }: { suppressed: Suppressed }) => (
  <ul className={styles.reasons}>
    {suppressionReasons.map((reason) => {
      const people = suppressed[reason] ?? 0;
      return (
        people > 0 && (
          <li key={reason}>
            <span>{t(`voterCodes.reasons.${reason}`)}</span>
            <span className="figures">{showNumber(people)}</span>
          </li>
        )
      );
    })}
  </ul>
);
