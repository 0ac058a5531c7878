import '../../../shared/text/demo/en.ts';
import {
  aboutCandidate,
  type SampleProfile,
  type UpcomingEvent,
  upcomingEvents,
} from '#shared/demo/visitor-content.ts';
import { translateSample } from '../../../shared/demo/sample-texts.ts';
import { t } from '../../../shared/text/index.ts';
import type { Candidate } from '../data.ts';
import { Introduced } from './candidate-intro.tsx';
import styles from './demo-blocks.module.css';
import { Events } from './upcoming-events.tsx';

/** Her own words where the visitor may have changed them, the sample's for the rest. */
const profileOf = (known: Candidate): SampleProfile => ({
  candidateName: known.candidateName,
  office: known.office,
  party: known.party,
  electionDate: known.electionDate,
  slogan: known.strategy_slogan,
  ...aboutCandidate,
  location: translateSample(aboutCandidate.location),
  currentPosition: translateSample(aboutCandidate.currentPosition),
  bio: translateSample(aboutCandidate.bio),
  keyPolicies: aboutCandidate.keyPolicies.map(translateSample),
});

const translated = (event: UpcomingEvent): UpcomingEvent => ({
  ...event,
  name: translateSample(event.name),
  location: translateSample(event.location),
});

/** Under a visitor's dashboard: the candidate and the next events. `day`: today, `YYYY-MM-DD`. */
export default function Visit({ candidate, day }: { candidate: Candidate | null; day: string }) {
  return (
    <div className={styles.visit}>
      <div className={styles.top}>
        <h2>{t('demo.visit.title')}</h2>
        <p>{t('demo.visit.hint')}</p>
      </div>
      <div className={styles.pair}>
        <Events events={upcomingEvents(day).map(translated)} />
        {candidate && <Introduced profile={profileOf(candidate)} />}
      </div>
    </div>
  );
}
