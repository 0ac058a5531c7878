import { goalMeasures } from '#shared/collections/goals.ts';
import type { Case } from '../cases/rules-case.ts';
import { fixtureOf } from '../fixtures/index.ts';
import { type Fields, now, type Value } from '../harness/field-values.ts';
import type { Scene } from '../harness/sandbox.ts';
import { attack, existing, inOrganization } from './attack.ts';

const write = (name: 'donors' | 'issues' | 'volunteers', change: Fields) => (scene: Scene) => {
  const fixture = fixtureOf(name);
  return scene.client.set(fixture.path(scene.at), { ...fixture.document(scene.at), ...change });
};
const writeDonor = (change: Fields) => write('donors', change);
const choose = (change: Fields) => (scene: Scene) =>
  scene.client.update(`user_preferences/${scene.at.uid}`, { ...change, updated_at: now });
const dueOn =
  (due_date: string, operation: 'create' | 'update') =>
  ({ at, client }: Scene) => {
    const goals = fixtureOf('goals');
    const days = { start_date: '2026-03-01', due_date };
    return operation === 'create'
      ? client.set(inOrganization(at, 'goals/donors'), { ...goals.document(at), ...days })
      : client.update(goals.path(at), { ...goals.change(at), ...days });
  };
const goal = { documents: existing('goals') };
const huge = { skipsCoverage: true };
const preferences = { documents: existing('user_preferences, own') };
const many = Object.fromEntries(Array.from({ length: 5_000 }, (_, at) => [`updates_${at}`, true]));
const nested = (depth: number): Value => (depth === 0 ? 'x' : { in: nested(depth - 1) });

/** Values that no form makes. */
export const values: readonly Case[] = [
  attack('donors', 'a name of 900 kB', 'refused', writeDonor({ name: 'x'.repeat(900_000) }), huge),
  attack('donors', 'a junk field of 100 kB', 'refused', writeDonor({ junk: 'x'.repeat(100_000) })),
  attack('donors', 'maps nested 15 deep', 'refused', writeDonor({ name: nested(15) })),
  attack(
    'donors',
    'an organization of its own choosing',
    'refused',
    writeDonor({ organization_id: 'other' }),
  ),
  ...(['donors', 'issues', 'volunteers'] as const).map((name) =>
    attack(name, 'an empty search key', 'refused', write(name, { name_key: '' })),
  ),
  ...(['donors', 'volunteers'] as const).map((name) =>
    attack(name, 'an empty family key', 'allowed', write(name, { family_key: '' })),
  ),
  attack('goals', 'a goal for what is no measure', 'refused', ({ at, client }) =>
    client.set(inOrganization(at, 'goals/fame'), fixtureOf('goals').document(at)),
  ),
  ...goalMeasures.map((measure) =>
    attack('goals', `a goal for ${measure}`, 'allowed', ({ at, client }) =>
      client.set(inOrganization(at, `goals/${measure}`), fixtureOf('goals').document(at)),
    ),
  ),
  ...(['create', 'update'] as const).flatMap((operation) => [
    attack(
      'goals',
      `a goal due before it begins: ${operation}`,
      'refused',
      dueOn('2026-02-28', operation),
      goal,
    ),
    attack(
      'goals',
      `a goal due when it begins: ${operation}`,
      'allowed',
      dueOn('2026-03-01', operation),
      goal,
    ),
  ]),
  attack('field_plans', 'a second plan', 'refused', ({ at, client }) =>
    client.set(inOrganization(at, 'field_plans/another'), fixtureOf('field_plans').document(at)),
  ),
  ...(['2026-02-28', '2026-03-01'] as const).map((until) =>
    attack(
      'field_plans',
      `a plan from March 1 until ${until}`,
      until === '2026-03-01' ? 'allowed' : 'refused',
      ({ at, client }) => {
        const plans = fixtureOf('field_plans');
        return client.update(plans.path(at), { ...plans.change(at), from: '2026-03-01', until });
      },
      { documents: existing('field_plans') },
    ),
  ),
  attack('volunteers', '10,000 skills', 'refused', ({ at, client }) => {
    const volunteers = fixtureOf('volunteers');
    const skills = Array<string>(10_000).fill('x');
    return client.set(volunteers.path(at), { ...volunteers.document(at), skills });
  }),
  attack('volunteers', 'two skills in one, by a line break', 'refused', ({ at, client }) => {
    const volunteers = fixtureOf('volunteers');
    return client.set(volunteers.path(at), { ...volunteers.document(at), skills: ['a\nb'] });
  }),
  attack(
    'user_preferences',
    'a dashboard layout of 900 kB',
    'refused',
    choose({ dashboard_layout: 'x'.repeat(900_000) }),
    { ...preferences, ...huge },
  ),
  attack('user_preferences', '5,000 kinds of notification', 'refused', choose({ notification_types: many }), {
    ...preferences,
    ...huge,
  }),
  attack(
    'user_preferences',
    'a language that the product once spoke, for one that it speaks',
    'allowed',
    choose({ language: 'en' }),
    {
      documents: (at) => ({
        [`user_preferences/${at.uid}`]: {
          ...fixtureOf('user_preferences, own').document(at),
          language: 'fr',
        },
      }),
    },
  ),
];
