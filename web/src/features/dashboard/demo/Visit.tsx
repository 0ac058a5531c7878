import '../../../shared/text/demo.ts';
import {
  aboutCandidate,
  type SampleProfile,
  type UpcomingEvent,
  upcomingEvents,
} from '#shared/demo/visit.ts';
import { said } from '../../../shared/demo/words.ts';
import { t } from '../../../shared/text/index.ts';
import type { Candidate } from '../data.ts';
import { Events } from './Events.tsx';
import { Introduced } from './Introduced.tsx';
import styles from './Visit.module.css';

/** Her own words where the visitor may have changed them, the sample's for the rest. */
const profileOf = (known: Candidate): SampleProfile => ({
  candidateName: known.candidateName,
  office: known.office,
  party: known.party,
  electionDate: known.electionDate,
  slogan: known.strategy_slogan,
  ...aboutCandidate,
  location: said(aboutCandidate.location),
  currentPosition: said(aboutCandidate.currentPosition),
  bio: said(aboutCandidate.bio),
  keyPolicies: aboutCandidate.keyPolicies.map(said),
});

const inWords = (event: UpcomingEvent): UpcomingEvent => ({
  ...event,
  name: said(event.name),
  location: said(event.location),
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
        <Events events={upcomingEvents(day).map(inWords)} />
        {candidate && <Introduced profile={profileOf(candidate)} />}
      </div>
    </div>
  );
}
