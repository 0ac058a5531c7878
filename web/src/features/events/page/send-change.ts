import { eventStateCall } from '#shared/api/events-api.ts';
import type { SeriesScope } from '#shared/domain/events/event-choices.ts';
import { t } from '../../../shared/text/index.ts';
import { toast, toastWhenSynced } from '../../../shared/ui/toasts.tsx';
import type { CampaignEvent } from '../event-area.ts';
import { sendAbout } from '../event-data.ts';

export type EventChange = 'publish' | 'restore';

/** Publishes or restores an event, and says how that ended. */
export async function sendChange(event: CampaignEvent, is: EventChange, scope: SeriesScope): Promise<void> {
  const { synced } = await sendAbout(eventStateCall, event, { id: event.id, scope, change: { is } });
  toastWhenSynced(synced);
  const answer = await synced.catch(() => undefined);
  const hoursLeft = answer?.hoursLeft ?? 0;
  if (hoursLeft > 0) toast('info', t('events.hoursLeft', { count: hoursLeft }), t('events.hoursLeftHint'));
}
