import type { Case } from '../cases/rules-case.ts';
import { fixtureOf } from '../fixtures/index.ts';
import { attack, collectionOf, existing } from './attack.ts';

/** What the calendar holds follows from calls alone; a private address and money are not for whoever reads events. */
export const eventAttacks: readonly Case[] = [
  ...(['events', 'event_months', 'event_addresses', 'event_costs'] as const).flatMap((name) => {
    const { path, document, change } = fixtureOf(name);
    const there = { documents: existing(name) };
    return [
      attack(name, 'a document of one’s own', 'refused', ({ at, client }) =>
        client.set(path(at), document(at)),
      ),
      attack(
        name,
        'a change by hand',
        'refused',
        ({ at, client }) => client.update(path(at), change(at)),
        there,
      ),
      attack(name, 'a deletion', 'refused', ({ at, client }) => client.delete(path(at)), there),
    ];
  }),
  attack(
    'event_addresses',
    'a canvasser reading a host’s private address',
    'refused',
    ({ at, client }) => client.get(fixtureOf('event_addresses').path(at)),
    { actor: 'canvasser', documents: existing('event_addresses') },
  ),
  attack(
    'event_costs',
    'an organizer reading what an event costs',
    'refused',
    ({ at, client }) => client.get(fixtureOf('event_costs').path(at)),
    { actor: 'field', documents: existing('event_costs') },
  ),
  attack(
    'events',
    'a canvasser reading the calendar',
    'allowed',
    ({ at, client }) => client.get(fixtureOf('events').path(at)),
    { actor: 'canvasser', documents: existing('events') },
  ),
  attack('event_addresses', 'all private addresses at once', 'refused', ({ at, client }) =>
    client.list(collectionOf('event_addresses', at), fixtureOf('event_addresses').query('admin', at)),
  ),
];
