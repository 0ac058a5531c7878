import type { SampleProfile } from '#shared/demo/visitor-content.ts';
import { t } from '../../../shared/text/index.ts';
import { showDay } from '../../../shared/ui/format.ts';
import styles from './demo-blocks.module.css';

/** Who is running, in a few lines. */
export function Introduced({ profile }: { profile: SampleProfile }) {
  const { candidateName, office, party, electionDate, slogan } = profile;
  const facts = [
    ['position', profile.currentPosition],
    ['location', profile.location],
    ['website', profile.website],
    ['election', electionDate && showDay(electionDate)],
  ] as const;
  return (
    <section className={styles.panel} aria-labelledby="running">
      <h3 id="running" className={styles.title}>
        {t('demo.visit.candidate')}
      </h3>
      <div className={styles.person}>
        <p className={styles.candidate}>
          {candidateName}
          <span className={styles.race}>{[office, party].filter((part) => part !== null).join(' · ')}</span>
        </p>
        {slogan !== null && <p className={styles.slogan}>{slogan}</p>}
        <p className={styles.bio}>{profile.bio}</p>
        <dl className={styles.facts}>
          {facts.map(
            ([name, value]) =>
              value && (
                <div key={name}>
                  <dt>{t(`demo.visit.${name}`)}</dt>
                  <dd>{value}</dd>
                </div>
              ),
          )}
        </dl>
        <h4>{t('demo.visit.policies')}</h4>
        <ul className={styles.policies}>
          {profile.keyPolicies.map((policy) => (
            <li key={policy}>{policy}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
