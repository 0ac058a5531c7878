import { donationMaxCents } from '#shared/constants.ts';
import type { Case } from '../cases/rules-case.ts';
import { fixtureOf } from '../fixtures/index.ts';
import type { ActorName } from '../harness/actors.ts';
import type { Fields } from '../harness/field-values.ts';
import type { Answer } from '../harness/rest-client.ts';
import { attack, existing, inOrganization } from './attack.ts';

type Name = 'elections' | 'finance_settings' | 'limit_rules';

const create = (
  name: Name,
  what: string,
  expected: Answer,
  { id, fields = {}, actor = 'finance' }: { id: string; fields?: Fields; actor?: ActorName },
): Case =>
  attack(
    name,
    what,
    expected,
    ({ at, client }) =>
      client.set(inOrganization(at, `${name}/${id}`), { ...fixtureOf(name).document(at), ...fields }),
    { actor },
  );

const update = (name: Name, what: string, expected: Answer, fields: Fields): Case =>
  attack(
    name,
    what,
    expected,
    ({ at, client }) => client.update(fixtureOf(name).path(at), { ...fixtureOf(name).change(at), ...fields }),
    { actor: 'finance', documents: existing(name) },
  );

/** Limits, elections and settings that no form makes. */
export const limits: readonly Case[] = [
  // As many as there are places.
  create('limit_rules', 'the hundredth limit', 'allowed', { id: '99' }),
  create('limit_rules', 'one limit more', 'refused', { id: '100' }),
  create('limit_rules', 'a limit without a place', 'refused', { id: 'one' }),
  create('elections', 'the fortieth election', 'allowed', { id: '39' }),
  create('elections', 'one election more', 'refused', { id: '40' }),
  create('elections', 'an election without a place', 'refused', { id: 'G2028' }),
  create('finance_settings', 'second settings', 'refused', { id: 'another' }),

  // Values at the edge, and one past it.
  ...(['allowed', 'refused'] as const).flatMap((expected, past) => [
    create('limit_rules', `a limit of ${donationMaxCents + past} cents`, expected, {
      id: '01',
      fields: { max_cents: donationMaxCents + past },
    }),
    create('limit_rules', `a limit of ${-past} cents`, expected, { id: '01', fields: { max_cents: -past } }),
    create('limit_rules', `a reason of ${200 + past} characters`, expected, {
      id: '01',
      fields: { reason: 'x'.repeat(200 + past) },
    }),
    update('limit_rules', `a last day ${past} days before the first`, expected, {
      effective_from: '2026-03-02',
      effective_to: past === 0 ? '2026-03-02' : '2026-03-01',
    }),
    update('finance_settings', `a cycle that ends ${past} days before it begins`, expected, {
      cycle_from: '2026-03-02',
      cycle_to: past === 0 ? '2026-03-02' : '2026-03-01',
    }),
  ]),
  ...[
    { max_cents: 0.5 },
    { max_cents: null },
    { status: 'verified' },
    { source_url: 'javascript:alert(1)' },
  ].map((fields) =>
    create('limit_rules', `a limit with ${JSON.stringify(fields)}`, 'refused', { id: '01', fields }),
  ),
  update('elections', 'another code, which gifts do not know', 'refused', { code: 'P2028' }),

  // Who reads what donors gave does not set what they may give.
  ...(['elections', 'finance_settings', 'limit_rules'] as const).flatMap((name) =>
    (['field', 'user', 'canvasser'] as const).flatMap((actor) => [
      attack(
        name,
        `${name}, by a ${actor}`,
        'refused',
        ({ at, client }) => client.set(fixtureOf(name).path(at), fixtureOf(name).document(at)),
        { actor },
      ),
      attack(
        name,
        `${name}, read by a ${actor}`,
        'refused',
        ({ at, client }) => client.get(fixtureOf(name).path(at)),
        { actor, documents: existing(name) },
      ),
    ]),
  ),
];
