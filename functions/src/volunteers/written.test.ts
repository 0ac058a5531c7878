import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { activity, volunteers } from '#shared/collections/index.ts';
import { write } from '../../../tests/functions/changes.ts';
import { donorRecord, insideOf, volunteerRecord } from '../../../tests/functions/records.ts';
import { quiet } from '../../../tests/functions/suite.ts';
import { keyReference } from '../people/keys.ts';
import { volunteerWritten } from './written.ts';

function organization() {
  const id = randomUUID();
  const inside = insideOf(quiet, id);
  const asked: string[] = [];
  const rollup = { ask: async (_: string, parts: readonly string[]) => void asked.push(...parts) };
  return {
    ...inside,
    asked,
    heard: volunteerWritten({ db: quiet, rollup }),
    holder: async (key: string) => (await keyReference(quiet, id, key).get()).data() ?? null,
    volunteer: async () => volunteers.schema.parse((await inside.doc('volunteers/v').get()).data()),
  };
}
const email = 'ana@example.org';
const record = (said: object = {}) => ({ ...volunteerRecord({ name: 'Ana', email }, 'writer'), ...said });

it('says whether they give, as their address comes, changes and goes', async () => {
  const { doc, heard, volunteer } = organization();
  await doc('donors/d').set(donorRecord({ name: 'D', email }));
  await heard(await write(doc('volunteers/v'), record()));
  expect((await volunteer()).is_donor).toBe(true);
  await heard(await write(doc('volunteers/v'), record({ is_donor: true, email: 'other@example.org' })));
  expect((await volunteer()).is_donor).toBe(false);
  await heard(await write(doc('volunteers/v'), record()));
  expect((await volunteer()).is_donor).toBe(true);
  await heard(await write(doc('volunteers/v'), record({ is_donor: true, email: null })));
  expect((await volunteer()).is_donor).toBe(false);
});

it('is told once, holds their keys and is counted, however often it is heard of', async () => {
  const { doc, all, heard, asked, holder } = organization();
  const change = await write(doc('volunteers/v'), record({ totalHours: 2 }));
  await heard(change);
  const before = (await all('person_keys')).map(({ updateTime }) => updateTime);
  await heard(change);
  expect((await all('person_keys')).map(({ updateTime }) => updateTime)).toEqual(before);
  expect(await holder(`email:${email}`)).toEqual({ donor: null, volunteer: 'v' });
  const [line, ...others] = await all('activity');
  expect(others).toEqual([]);
  expect(activity.schema.parse(line?.data())).toMatchObject({
    type: 'volunteer_added',
    capability: 'volunteers.read',
    subject_name: 'Ana',
  });
  expect(asked).toEqual(['volunteers', 'volunteers']);
});

it.each([
  ['is_donor, which functions write', { is_donor: true }, []],
  ['skills', { skills: ['Phones'] }, []],
  ['hours', { totalHours: 9 }, ['volunteers']],
])('asks for a recomputation after a change of %s only where it counts', async (_, said, parts) => {
  const { doc, heard, asked, all } = organization();
  await doc('volunteers/v').set(record());
  await heard(await write(doc('volunteers/v'), record(said)));
  expect(asked).toEqual(parts);
  expect(await all('activity')).toEqual([]);
});

it('is not told when an import brings them', async () => {
  const { doc, heard, asked, all } = organization();
  await heard(await write(doc('volunteers/v'), record({ import_id: 'i' })));
  expect([asked, await all('activity'), await all('person_keys')]).toEqual([[], [], []]);
});
