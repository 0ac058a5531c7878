import { zoneOf } from '#shared/domain/work/member-zone.ts';
import { dayIn } from '#shared/domain/work/zoned-time.ts';
import { useCandidate } from '../data/use-candidate.ts';
import { useMember } from '../session/session-store.ts';
import { localDay } from '../ui/form/days.ts';
import { useNow } from '../ui/use-now.ts';

/** Today by this device, or by the campaign's clocks where these are behind: nothing is dated after the campaign's own day. */
export function useCampaignToday(): string {
  const candidate = useCandidate(useMember().organization);
  const now = useNow();
  const own = localDay(new Date(now));
  if (candidate.is !== 'ready') return own;
  const campaigns = dayIn(zoneOf(null, candidate.value?.state ?? null), now);
  return campaigns < own ? campaigns : own;
}
