import { candidateProfiles } from '#shared/collections/candidate_profiles.ts';
import { CallError } from '../data/errors.ts';
import { useJournal } from '../data/journal/index.ts';
import { watchDocument } from '../data/watch.ts';
import { tellNoCandidate } from '../session/candidate.ts';
import { currentMember } from '../session/member.ts';
import { t } from '../text/index.ts';
import { type Candidate, candidateOf } from './candidate.ts';
import { forgetCopy } from './forget-copy.ts';
import { copyOf, keepCopy } from './local-copy.ts';
import { failure, noOrganization, type Result } from './result.ts';

const context = 'profile.subscribeToProfile';

/** Milliseconds after which one listens whatever is still on its way. */
const longest = 2_000;

/** Once no change of the profile by this device is unacknowledged: a listener might be answered from before it (decision 8). */
function whenQuiet(listen: () => void): () => void {
  const busy = () =>
    useJournal
      .getState()
      .entries.some(
        ({ state, operation }) => state.is === 'pending' && operation.table === 'candidate_profiles',
      );
  const go = () => {
    end();
    listen();
  };
  const timer = setTimeout(go, longest);
  const forget = useJournal.subscribe(() => !busy() && go());
  const end = () => {
    clearTimeout(timer);
    forget();
  };
  if (!busy()) go();
  return end;
}

/**
 * Follows the candidate profile: each change, by whomever, and null when it is deleted. `stale`: from this device, the
 * server has not been heard yet. Returns what ends it. One read, and one for each change.
 */
export function subscribeToProfile(
  next: (result: Result<Candidate | null>, stale: boolean) => void,
): () => void {
  const member = currentMember();
  if (!member) {
    next(
      failure(context, noOrganization(), () => null),
      false,
    );
    return () => {};
  }
  const failed = (error: unknown) =>
    next(
      failure(context, error, () => copyOf(member)),
      true,
    );
  let stop = () => {};
  const endWait = whenQuiet(() => {
    stop = watchDocument(
      candidateProfiles,
      member.organization,
      (seen) => {
        if (seen.is === 'unknown') return failed(new CallError('unavailable', t('errors.network')));
        if (seen.is === 'unreadable') return failed(new CallError('internal', t('errors.unexpected')));
        if (seen.is === 'absent') {
          forgetCopy();
          tellNoCandidate();
          return next({ data: null, error: null }, false);
        }
        const profile = candidateOf(seen.value);
        keepCopy(member, profile);
        next({ data: profile, error: null }, seen.cached);
      },
      failed,
    );
  });
  return () => {
    endWait();
    stop();
  };
}
