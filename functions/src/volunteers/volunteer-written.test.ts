import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { activity, volunteerSkills, volunteers } from '#shared/collections/index.ts';
import { today } from '#shared/domain/days.ts';
import { write } from '../../../tests/functions/document-changes.ts';
import { db } from '../../../tests/functions/emulator-clients.ts';
import { donorRecord, insideOf, volunteerRecord } from '../../../tests/functions/sample-records.ts';
import { volunteerWritten } from './volunteer-written.ts';

function organization() {
  const id = randomUUID();
  const inside = insideOf(db, id);
  const recomputes: string[] = [];
  const rollup = { ask: async (_: string, parts: readonly string[]) => void recomputes.push(...parts) };
  return {
    ...inside,
    recomputes,
    onWrite: volunteerWritten({ db, rollup }),
    volunteer: async () => volunteers.schema.parse((await inside.doc('volunteers/v').get()).data()),
  };
}
const email = 'ana@example.org';
const record = (overrides: object = {}) => ({
  ...volunteerRecord({ name: 'Ana', email }, 'writer'),
  ...overrides,
});

it('says whether they give: whether a donor has the same id', async () => {
  const { doc, onWrite, volunteer } = organization();
  await doc('donors/v').set(donorRecord({ name: 'Ana', email }));
  await doc('donors/other').set(donorRecord({ name: 'Ana', email }));
  await onWrite(await write(doc('volunteers/v'), record()));
  expect((await volunteer()).is_donor).toBe(true);
  await doc('donors/v').delete();
  await onWrite(await write(doc('volunteers/v'), null));
  await onWrite(await write(doc('volunteers/v'), record({ is_donor: true })));
  expect((await volunteer()).is_donor).toBe(false);
});

it('is told once, has a card and is counted, however often it is heard of', async () => {
  const { doc, all, onWrite, recomputes } = organization();
  const change = await write(doc('volunteers/v'), record({ totalHours: 2 }));
  await onWrite(change);
  const before = (await all('people')).map(({ updateTime }) => updateTime);
  await onWrite(change);
  expect((await all('people')).map(({ updateTime }) => updateTime)).toEqual(before);
  expect((await doc('people/v').get()).data()).toMatchObject({ emails: [email], facets: ['volunteer'] });
  const [line, ...others] = await all('activity');
  expect(others).toEqual([]);
  expect(activity.schema.parse(line?.data())).toMatchObject({
    type: 'volunteer_added',
    capability: 'volunteers.read',
    subject_name: 'Ana',
  });
  const counted = ['volunteers', 'earned:volunteers'];
  expect(recomputes).toEqual([...counted, ...counted]);
});

it.each([
  ['is_donor, which functions write', { is_donor: true }, ['converted', 'earned:converted']],
  ['skills', { skills: ['Phones'] }, []],
  ['hours', { totalHours: 9 }, ['volunteers', 'earned:volunteers']],
  [
    'many hours',
    { totalHours: 51 },
    ['volunteers', 'opportunities', 'engaged_volunteers', 'earned:volunteers'],
  ],
  ['their last day', { lastActiveDate: today(new Date()) }, ['active_volunteers']],
  ['a last day of long ago', { lastActiveDate: '2020-01-01' }, []],
])('asks for a recomputation after a change of %s only where it counts', async (_, overrides, parts) => {
  const { doc, onWrite, recomputes, all } = organization();
  await doc('volunteers/v').set(record());
  await onWrite(await write(doc('volunteers/v'), record(overrides)));
  expect(recomputes).toEqual(parts);
  expect(await all('activity')).toEqual([]);
});

it('is not told when an import brings them', async () => {
  const { doc, onWrite, recomputes, all } = organization();
  await onWrite(await write(doc('volunteers/v'), record({ import_id: 'i' })));
  expect([recomputes, await all('activity'), await all('people')]).toEqual([[], [], []]);
});

it('keeps the count of each skill that came or went, whatever a slow count of before says', async () => {
  const { doc, onWrite, all } = organization();
  const counts = async () =>
    Object.fromEntries(
      (await all('volunteer_skills')).map((one) => {
        const { skill, count } = volunteerSkills.schema.parse(one.data());
        return [skill, count];
      }),
    );
  await doc('volunteers/other').set(record({ skills: ['Phones'] }));
  const joined = await write(doc('volunteers/v'), record({ skills: ['Phones', 'Driving'] }));
  const learned = await write(doc('volunteers/v'), record({ skills: ['Phones', 'Spanish'] }));
  for (const change of [learned, joined, learned]) await onWrite(change);
  expect(await counts()).toEqual({ Phones: 2, Driving: 0, Spanish: 1 });
  const deleted = await write(doc('volunteers/v'), null);
  await Promise.all([onWrite(deleted), onWrite(deleted), onWrite(joined)]);
  // Nought is kept: a count of before that comes late would pass for a new one.
  expect(await counts()).toEqual({ Phones: 1, Driving: 0, Spanish: 0 });
  const phones = (await all('volunteer_skills')).find((one) => one.get('skill') === 'Phones');
  const future = { skill: 'Phones', count: 7, as_of: Timestamp.fromMillis(Date.now() + 60_000) };
  await phones?.ref.set(future);
  await onWrite(deleted);
  expect(await counts()).toMatchObject({ Phones: 7 });
});
