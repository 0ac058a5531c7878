import type { Scene } from '../../kit/stage.ts';
import type { Fields, Value } from '../../kit/values.ts';
import { subjectOf } from '../../subjects.ts';
import type { Case } from '../case.ts';
import { hole } from './hole.ts';

const writeDonor = (change: Fields) => (scene: Scene) => {
  const donors = subjectOf('donors');
  return scene.asker.set(donors.path(scene.at), { ...donors.document(scene.at), ...change });
};
const nested = (depth: number): Value => (depth === 0 ? 'x' : { in: nested(depth - 1) });

/** Values that no form makes. */
export const values: readonly Case[] = [
  hole('donors', 'a name of 900 kB', 'refused', writeDonor({ name: 'x'.repeat(900_000) })),
  hole('donors', 'a junk field of 100 kB', 'refused', writeDonor({ junk: 'x'.repeat(100_000) })),
  hole('donors', 'maps nested 15 deep', 'refused', writeDonor({ name: nested(15) })),
  hole('donors', 'an organization of its own choosing', 'refused', writeDonor({ organization_id: 'other' })),
  hole('donors', 'an empty search key', 'refused', writeDonor({ name_key: '' })),
  hole('donors', 'an empty family key', 'allowed', writeDonor({ family_key: '' })),
  hole('volunteers', '10,000 skills', 'refused', ({ at, asker }) => {
    const volunteers = subjectOf('volunteers');
    const skills = Array<string>(10_000).fill('x');
    return asker.set(volunteers.path(at), { ...volunteers.document(at), skills });
  }),
  hole('volunteers', 'two skills in one, by a line break', 'refused', ({ at, asker }) => {
    const volunteers = subjectOf('volunteers');
    return asker.set(volunteers.path(at), { ...volunteers.document(at), skills: ['a\nb'] });
  }),
];
