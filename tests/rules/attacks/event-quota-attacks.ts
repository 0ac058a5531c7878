import { eventsPerDay } from '#shared/domain/voters/quota.ts';
import type { Case } from '../cases/rules-case.ts';
import { inOrganization } from './attack.ts';
import { eventsToday, note, optOut, writeEvent } from './canvasser-events.ts';

const { field, planner } = eventsPerDay;

/** A member writes a limited number of events a day; what closes a channel is never refused for it. */
export const quotaAttacks: readonly Case[] = [
  writeEvent('the last one that a day allows', 'allowed', {}, { more: eventsToday(field - 1) }),
  writeEvent('one more than a day allows', 'refused', {}, { more: eventsToday(field) }),
  writeEvent('a note more than a day allows', 'refused', note, { more: eventsToday(field) }),
  writeEvent('the day after', 'allowed', {}, { more: eventsToday(field, 1) }),
  writeEvent(
    'an opt-out past what a day allows',
    'allowed',
    { ...optOut, is_on: true },
    { more: eventsToday(field * 2) },
  ),
  writeEvent(
    '“do not walk” past what a day allows',
    'allowed',
    { outcome: 'do_not_walk' },
    { more: eventsToday(field * 2) },
  ),
  writeEvent('as many as canvassers may', 'allowed', note, { actor: 'field', more: eventsToday(field) }),
  writeEvent('the last one that a day allows', 'allowed', note, {
    actor: 'field',
    more: eventsToday(planner - 1),
  }),
  writeEvent('one more than a day allows', 'refused', note, { actor: 'field', more: eventsToday(planner) }),
  writeEvent(
    'past a count that no day is said of',
    'allowed',
    {},
    {
      more: (at) => ({ [inOrganization(at, 'voter_folds/current')]: { until: new Date(), versions: [] } }),
    },
  ),
];
