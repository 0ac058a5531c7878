import { goalMeasures } from '#shared/collections/goals.ts';
import type { Scene } from '../../kit/stage.ts';
import { type Fields, now, type Value } from '../../kit/values.ts';
import { subjectOf } from '../../subjects.ts';
import type { Case } from '../case.ts';
import { hole, inOurs, one } from './hole.ts';

const writeDonor = (change: Fields) => (scene: Scene) => {
  const donors = subjectOf('donors');
  return scene.asker.set(donors.path(scene.at), { ...donors.document(scene.at), ...change });
};
const choose = (change: Fields) => (scene: Scene) =>
  scene.asker.update(`user_preferences/${scene.at.uid}`, { ...change, updated_at: now });
const dueOn =
  (due_date: string, operation: 'create' | 'update') =>
  ({ at, asker }: Scene) => {
    const goals = subjectOf('goals');
    const days = { start_date: '2026-03-01', due_date };
    return operation === 'create'
      ? asker.set(inOurs(at, 'goals/donors'), { ...goals.document(at), ...days })
      : asker.update(goals.path(at), { ...goals.change(at), ...days });
  };
const goal = { documents: one('goals') };
const huge = { unmeasured: true };
const preferences = { documents: one('user_preferences, own') };
const many = Object.fromEntries(Array.from({ length: 5_000 }, (_, at) => [`updates_${at}`, true]));
const nested = (depth: number): Value => (depth === 0 ? 'x' : { in: nested(depth - 1) });

/** Values that no form makes. */
export const values: readonly Case[] = [
  hole('donors', 'a name of 900 kB', 'refused', writeDonor({ name: 'x'.repeat(900_000) }), huge),
  hole('donors', 'a junk field of 100 kB', 'refused', writeDonor({ junk: 'x'.repeat(100_000) })),
  hole('donors', 'maps nested 15 deep', 'refused', writeDonor({ name: nested(15) })),
  hole('donors', 'an organization of its own choosing', 'refused', writeDonor({ organization_id: 'other' })),
  hole('donors', 'an empty search key', 'refused', writeDonor({ name_key: '' })),
  hole('donors', 'an empty family key', 'allowed', writeDonor({ family_key: '' })),
  hole('goals', 'a goal for what is no measure', 'refused', ({ at, asker }) =>
    asker.set(inOurs(at, 'goals/fame'), subjectOf('goals').document(at)),
  ),
  ...goalMeasures.map((measure) =>
    hole('goals', `a goal for ${measure}`, 'allowed', ({ at, asker }) =>
      asker.set(inOurs(at, `goals/${measure}`), subjectOf('goals').document(at)),
    ),
  ),
  ...(['create', 'update'] as const).flatMap((operation) => [
    hole(
      'goals',
      `a goal due before it begins: ${operation}`,
      'refused',
      dueOn('2026-02-28', operation),
      goal,
    ),
    hole('goals', `a goal due when it begins: ${operation}`, 'allowed', dueOn('2026-03-01', operation), goal),
  ]),
  hole('field_plans', 'a second plan', 'refused', ({ at, asker }) =>
    asker.set(inOurs(at, 'field_plans/another'), subjectOf('field_plans').document(at)),
  ),
  ...(['2026-02-28', '2026-03-01'] as const).map((until) =>
    hole(
      'field_plans',
      `a plan from March 1 until ${until}`,
      until === '2026-03-01' ? 'allowed' : 'refused',
      ({ at, asker }) => {
        const plans = subjectOf('field_plans');
        return asker.update(plans.path(at), { ...plans.change(at), from: '2026-03-01', until });
      },
      { documents: one('field_plans') },
    ),
  ),
  hole('volunteers', '10,000 skills', 'refused', ({ at, asker }) => {
    const volunteers = subjectOf('volunteers');
    const skills = Array<string>(10_000).fill('x');
    return asker.set(volunteers.path(at), { ...volunteers.document(at), skills });
  }),
  hole('volunteers', 'two skills in one, by a line break', 'refused', ({ at, asker }) => {
    const volunteers = subjectOf('volunteers');
    return asker.set(volunteers.path(at), { ...volunteers.document(at), skills: ['a\nb'] });
  }),
  hole(
    'user_preferences',
    'a dashboard layout of 900 kB',
    'refused',
    choose({ dashboard_layout: 'x'.repeat(900_000) }),
    { ...preferences, ...huge },
  ),
  hole('user_preferences', '5,000 kinds of notification', 'refused', choose({ notification_types: many }), {
    ...preferences,
    ...huge,
  }),
  hole(
    'user_preferences',
    'a language that the product once spoke, for one that it speaks',
    'allowed',
    choose({ language: 'en' }),
    {
      documents: (at) => ({
        [`user_preferences/${at.uid}`]: {
          ...subjectOf('user_preferences, own').document(at),
          language: 'fr',
        },
      }),
    },
  ),
];
