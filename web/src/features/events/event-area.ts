import '../../shared/text/event-extras/en.ts';
import '../../shared/text/events/en.ts';
import type { Stored } from '#shared/collections/define.ts';
import type { eventAddresses } from '#shared/collections/event-addresses.ts';
import type { eventCosts } from '#shared/collections/event-costs.ts';
import type { events } from '#shared/collections/events.ts';
import { areaPaths } from '../../shared/area/area.ts';

export type CampaignEvent = Stored<typeof events>;
export type EventCosts = Stored<typeof eventCosts>;
/** Where it is, where that is private. */
export type PrivatePlace = Pick<Stored<typeof eventAddresses>, 'address' | 'pin'>;
export type Shift = CampaignEvent['shifts'][number];

export const paths = areaPaths('/events');
/** The form of an event that is like another one. */
export const copyOf = (id: string) => `${paths.new}?from=${encodeURIComponent(id)}`;
/** The form of an event on a day. */
export const newOn = (day: string) => `${paths.new}?day=${day}`;
