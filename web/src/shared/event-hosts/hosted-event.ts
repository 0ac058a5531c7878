import '../text/event-hosts/en.ts';
import type { Stored } from '#shared/collections/define.ts';
import type { eventCosts } from '#shared/collections/event-costs.ts';
import type { events } from '#shared/collections/events.ts';
import { dayOf } from '#shared/domain/events/wall-times.ts';
import { areaPaths } from '../area/area.ts';
import { showDay, showTime } from '../ui/format.ts';

export type HostedEvent = Pick<
  Stored<typeof events>,
  'id' | 'title' | 'type' | 'day' | 'shifts' | 'source_code'
>;
export type HostedCosts = Pick<Stored<typeof eventCosts>, 'cost' | 'in_kind'>;

/** When a shift is, by the clocks of its place. */
export const shiftText = ({ from, to }: Pick<HostedEvent['shifts'][number], 'from' | 'to'>): string =>
  `${showDay(dayOf(from))}, ${showTime(from.slice(11))}–${showTime(to.slice(11))}`;

/** Where pledges are that were made at an event. */
export const pledgePaths = areaPaths('/fundraising/pledges');

/** Whether somebody gives it for the campaign, in their home perhaps. */
export const isParty = ({ type }: Pick<HostedEvent, 'type'>): boolean =>
  type === 'house_party' || type === 'fundraiser';
