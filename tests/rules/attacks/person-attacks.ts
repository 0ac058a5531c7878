import type { Case } from '../cases/rules-case.ts';
import { fixtureOf } from '../fixtures/index.ts';
import { attack } from './attack.ts';

const name = 'people';
const fixture = fixtureOf(name);
const texts = (count: number) => Array.from({ length: count }, (_, at) => `Tag ${at}`);

const reachBy = (state: string) => ({ call: { state, until: null } });

/** Cards with far more than a form would send. */
export const personAttacks: readonly Case[] = [
  attack(name, 'a person with 30 tags', 'allowed', ({ at, client }) =>
    client.set(fixture.path(at), { ...fixture.document(at), tags: texts(30) }),
  ),
  attack(name, 'a person with 10,000 tags', 'refused', ({ at, client }) =>
    client.set(fixture.path(at), { ...fixture.document(at), tags: texts(10_000) }),
  ),
  attack(name, 'a new card that says how its person can be reached', 'refused', ({ at, client }) =>
    client.set(fixture.path(at), { ...fixture.document(at), reach: reachBy('open') }),
  ),
  attack(
    name,
    'a member who opens the closed calls of a card',
    'refused',
    ({ at, client }) => client.update(fixture.path(at), { ...fixture.change(at), reach: reachBy('open') }),
    { documents: (at) => ({ [fixture.path(at)]: { ...fixture.document(at), reach: reachBy('closed') } }) },
  ),
  attack(name, 'search keys that a member writes', 'refused', ({ at, client }) =>
    client.set(fixture.path(at), { ...fixture.document(at), search_keys: ['ana'] }),
  ),
  attack(
    name,
    'search keys that a member changes',
    'refused',
    ({ at, client }) => client.update(fixture.path(at), { ...fixture.change(at), search_keys: ['ana'] }),
    { documents: (at) => ({ [fixture.path(at)]: fixture.document(at) }) },
  ),
  attack(name, 'a tag that a member writes past the functions', 'refused', ({ at, client }) =>
    client.set(fixture.path(at).replace('/people/', '/tags/'), {
      ...{ name: 'Host', name_key: 'host', color: 'blue', description: null },
    }),
  ),
];
