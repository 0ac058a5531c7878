import { eventStateCall } from '#shared/api/events-api.ts';
import type { SeriesScope } from '#shared/domain/events/event-choices.ts';
import { toastWhenSynced } from '../../../shared/ui/toasts.tsx';
import { sendAbout } from '../event-data.ts';

export type EventChange = 'publish' | 'restore';

/** Publishes or restores an event, and says how that ended. */
export async function sendChange(id: string, is: EventChange, scope: SeriesScope): Promise<void> {
  const { synced } = await sendAbout(eventStateCall, id, { id, scope, change: { is } });
  toastWhenSynced(synced);
}
