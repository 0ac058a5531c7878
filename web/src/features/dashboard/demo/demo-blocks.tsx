import '../../../shared/text/demo/en.ts';
import {
  aboutCandidateOf,
  type SampleProfile,
  type UpcomingEvent,
  upcomingEvents,
} from '#shared/demo/visitor-content.ts';
import { translateSample } from '../../../shared/demo/sample-texts.ts';
import { useMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import type { Candidate } from '../data.ts';
import { Introduced } from './candidate-intro.tsx';
import styles from './demo-blocks.module.css';
import { Events } from './upcoming-events.tsx';

/** The candidate’s own words where the visitor may have changed them, the sample's for the rest. */
function profileOf(known: Candidate, organization: string): SampleProfile {
  const about = aboutCandidateOf(organization);
  return {
    candidateName: known.candidateName,
    office: known.office,
    party: known.party,
    electionDate: known.electionDate,
    slogan: known.strategy_slogan,
    ...about,
    location: translateSample(about.location),
    currentPosition: translateSample(about.currentPosition),
    bio: translateSample(about.bio),
    keyPolicies: about.keyPolicies.map(translateSample),
  };
}

const translated = (event: UpcomingEvent): UpcomingEvent => ({
  ...event,
  name: translateSample(event.name),
  location: translateSample(event.location),
});

/** Under a visitor's dashboard: the candidate and the next events. `day`: today, `YYYY-MM-DD`. */
export default function Visit({ candidate, day }: { candidate: Candidate | null; day: string }) {
  const { organization } = useMember();
  return (
    <div className={styles.visit}>
      <div className={styles.top}>
        <h2>{t('demo.visit.title')}</h2>
        <p>{t('demo.visit.hint')}</p>
      </div>
      <div className={styles.pair}>
        <Events events={upcomingEvents(day, organization).map(translated)} />
        {candidate && <Introduced profile={profileOf(candidate, organization)} />}
      </div>
    </div>
  );
}
