import { voterOpenCall } from '../../api/voters-api.ts';
import { audit } from '../../collections/audit.ts';
import { userProfiles } from '../../collections/user-profiles.ts';
import { voterOpenMarginMs, voterOpenMs } from '../../constants.ts';
import { RefusedError } from '../../refusals.ts';
import { voterOpenBucket } from '../buckets.ts';
import { auditLine } from '../log-lines.ts';
import { requireCapability } from '../require-capability.ts';
import type { Store } from '../store.ts';
import { type Context, useCase } from '../use-case.ts';

/**
 * Opens the voter file for the caller: the audit line and the moment until which the rules give out its chunks are
 * written in one transaction, so there is never one without the other. The moment is in the member's profile, which the
 * rules read for every request anyway: a document of its own would cost another read for each chunk. Two reads, and three
 * writes at most.
 */
export const openVoters = useCase(voterOpenCall, async (_, context) => {
  const { uid, organization } = context.member;
  await context.countAttempt(voterOpenBucket(organization, uid));
  // Several tabs at once wait in turn, not for the database to refuse their transactions.
  return context.tx((store) => openIn(store, context), { key: `open voters ${uid}` });
});

async function openIn(store: Store, { member, now, instant, newId }: Context): Promise<{ leftMs: number }> {
  const profile = await store.get(userProfiles, member.uid);
  if (profile?.organization_id !== member.organization) throw new RefusedError('members.notMember');
  // Whoever was demoted since the guard let them in is refused.
  requireCapability({ ...member, role: profile.role, grants: profile.grants }, 'voters.read');
  const leftMs = (profile.voters_open_until?.toMillis() ?? 0) - now();
  if (leftMs > voterOpenMarginMs) return { leftMs };
  store.update(userProfiles, member.uid, { voters_open_until: instant(now() + voterOpenMs) });
  store.create(audit, newId(), auditLine(member, { type: 'voters_opened', what: 'voters' }));
  return { leftMs: voterOpenMs };
}
