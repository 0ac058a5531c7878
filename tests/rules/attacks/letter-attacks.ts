import { letterBodyMax } from '#shared/domain/letters/letter-kinds.ts';
import type { Case } from '../cases/rules-case.ts';
import { fixtureOf } from '../fixtures/index.ts';
import type { ActorName } from '../harness/actors.ts';
import type { Fields } from '../harness/field-values.ts';
import type { Answer } from '../harness/rest-client.ts';
import { attack, existing, inOrganization } from './attack.ts';

const name = 'letter_templates';

const create = (
  what: string,
  expected: Answer,
  { id = '01', fields = {}, actor = 'finance' }: { id?: string; fields?: Fields; actor?: ActorName } = {},
): Case =>
  attack(
    name,
    what,
    expected,
    ({ at, client }) =>
      client.set(inOrganization(at, `${name}/${id}`), { ...fixtureOf(name).document(at), ...fields }),
    { actor },
  );

/** Letters that no form makes. */
export const letters: readonly Case[] = [
  create('the fortieth template', 'allowed', { id: '39' }),
  create('one template more', 'refused', { id: '40' }),
  create('a template without a place', 'refused', { id: 'thanks' }),
  ...(['allowed', 'refused'] as const).map((expected, past) =>
    create(`a text of ${letterBodyMax + past} characters`, expected, {
      fields: { body: 'x'.repeat(letterBodyMax + past) },
    }),
  ),
  ...[
    { kind: 'invoice' },
    { language: 'zh' },
    { signer_name: 'Ana\nRivera' },
    { body: '' },
    { paid_for: 'Somebody else' },
  ].map((fields) => create(`a template with ${JSON.stringify(fields)}`, 'refused', { fields })),
  ...(['field', 'user', 'canvasser'] as const).flatMap((actor) => [
    create(`a template, by a ${actor}`, 'refused', { actor }),
    attack(
      name,
      `templates, read by a ${actor}`,
      'refused',
      ({ at, client }) => client.get(fixtureOf(name).path(at)),
      { actor, documents: existing(name) },
    ),
  ]),
];
