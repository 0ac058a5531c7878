import { candidateProfiles } from '#shared/collections/candidate-profiles.ts';
import { CallError } from '../data/error-messages.ts';
import type { Operation } from '../data/journal/index.ts';
import { watchDocument } from '../data/watch-document.ts';
import { reportNoCandidate } from '../session/missing-candidate.ts';
import { currentMember } from '../session/session-store.ts';
import { t } from '../text/index.ts';
import { type Candidate, candidateOf } from './candidate-profile.ts';
import { forgetCopy } from './forget-copy.ts';
import { copyOf, keepCopy } from './local-copy.ts';
import { failure, noOrganization, type Result } from './result.ts';

const context = 'profile.subscribeToProfile';

/** Answers `stale` where the server has not been heard yet, `at` from when that is (milliseconds since 1970), if known. */
type Next = (result: Result<Candidate | null>, stale: boolean, at: number | null) => void;

/** What the form sends says what its person saw: the form puts it over what the server has by itself. */
const isElsewhere = (operation: Operation): boolean => operation.operation !== 'update' || !operation.base;

/**
 * Follows the candidate profile: each change, by whomever, and null when it is deleted; of this member's own changes
 * those that its form does not answer for. Returns what ends it. One read, and one for each change.
 */
export function subscribeToProfile(next: Next): () => void {
  const member = currentMember();
  if (!member) {
    next(
      failure(context, noOrganization(), () => null),
      false,
      null,
    );
    return () => {};
  }
  const failed = (error: unknown) =>
    next(
      failure(context, error, () => copyOf(member)),
      true,
      null,
    );
  return watchDocument(
    candidateProfiles,
    member.organization,
    (seen) => {
      if (seen.is === 'unknown') return failed(new CallError('unavailable', t('errors.network')));
      if (seen.is === 'unreadable') return failed(new CallError('internal', t('errors.unexpected')));
      if (seen.is === 'absent') {
        forgetCopy();
        reportNoCandidate();
        return next({ data: null, error: null }, false, null);
      }
      const profile = candidateOf(seen.value);
      keepCopy(member, profile);
      next({ data: profile, error: null }, seen.cached, seen.at);
    },
    failed,
    isElsewhere,
  );
}
