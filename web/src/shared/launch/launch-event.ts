import type { Stored } from '#shared/collections/define.ts';
import type { events } from '#shared/collections/events.ts';

export type CampaignEvent = Stored<typeof events>;

export const launchPath = (event: string): string => `/events/${event}/launch`;
