import '../../../shared/text/demo/en.ts';
import { aboutCandidateOf, type SampleProfile } from '#shared/demo/visitor-content.ts';
import { translateSample } from '../../../shared/demo/sample-texts.ts';
import { useMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import type { Candidate } from '../data.ts';
import { Introduced } from './candidate-intro.tsx';
import styles from './demo-blocks.module.css';

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

/** Under a visitor's dashboard: the candidate. */
export default function Visit({ candidate }: { candidate: Candidate | null }) {
  const { organization } = useMember();
  return (
    <div className={styles.visit}>
      <div className={styles.top}>
        <h2>{t('demo.visit.title')}</h2>
      </div>
      <div className={styles.pair}>
        {candidate && <Introduced profile={profileOf(candidate, organization)} />}
      </div>
    </div>
  );
}
