import { eventCosts } from '#shared/collections/event-costs.ts';
import { useCachedDocument } from '../../../shared/data/use-cached-document.ts';
import { useMember } from '../../../shared/session/session-store.ts';

/** What an event cost, in cents; null where that is not known, or not for this member. One read. */
export function useEventCost(event: string): number | null {
  const { organization, can } = useMember();
  const live = useCachedDocument(eventCosts, organization, can('donations.read') ? event : null);
  return live.is === 'ready' ? (live.value?.cost ?? null) : null;
}
