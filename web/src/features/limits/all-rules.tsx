import { starterRules } from '#shared/domain/money/starter-rules.ts';
import { stateNames } from '#shared/domain/voters/us-states.ts';
import { donorsName, officeName, placeName } from '../../shared/fundraising/limit-texts.ts';
import { t } from '../../shared/text/index.ts';
import styles from './limits.module.css';
import { RuleLine } from './rule-line.tsx';

const ruled = new Set(starterRules.map(({ jurisdiction }) => jurisdiction));

/** Everything that the product ships, and which states have nothing. */
export const AllRules = () => (
  <details className={styles.all}>
    <summary>{t('limits.all.title')}</summary>
    <ul className={styles.rules}>
      {starterRules.map((rule) => (
        <RuleLine
          key={rule.id}
          name={t('limits.all.place', {
            place: placeName(rule.jurisdiction),
            office: officeName(rule.office),
          })}
          note={donorsName(rule.donor_kind)}
          rule={rule}
        />
      ))}
    </ul>
    <p className={styles.quiet}>
      {t('limits.all.without', {
        places: [...stateNames].flatMap(([code, name]) => (ruled.has(`US-${code}`) ? [] : [name])).join(', '),
      })}
    </p>
  </details>
);
