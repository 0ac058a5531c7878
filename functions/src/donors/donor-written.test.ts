import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { activity, people } from '#shared/collections/index.ts';
import { today } from '#shared/domain/days.ts';
import { write } from '../../../tests/functions/document-changes.ts';
import { db } from '../../../tests/functions/emulator-clients.ts';
import {
  donationRecord,
  donorRecord,
  insideOf,
  personRecord,
  volunteerRecord,
} from '../../../tests/functions/sample-records.ts';
import { follow } from '../consequences/follow.ts';
import { sha256 } from '../hash.ts';
import { volunteerWritten } from '../volunteers/volunteer-written.ts';
import { donorWritten } from './donor-written.ts';

function organization() {
  const id = randomUUID();
  const inside = insideOf(db, id);
  const recomputes: string[] = [];
  const rollup = { ask: async (_: string, parts: readonly string[]) => void recomputes.push(...parts) };
  return {
    ...inside,
    recomputes,
    onWrite: donorWritten({ db, rollup }),
    onVolunteerWrite: volunteerWritten({ db, rollup }),
    onCardWrite: follow({ db }, people.name),
    card: async (person: string) => (await inside.doc(`people/${person}`).get()).data() ?? null,
    holders: async (key: string) =>
      (await inside.doc(`person_keys/${sha256(key)}`).get()).data()?.people ?? null,
    isDonor: async (volunteer: string) => (await inside.doc(`volunteers/${volunteer}`).get()).get('is_donor'),
  };
}
const email = 'ana@example.org';
const phone = '+15035550100';
const ana = donorRecord({ name: 'Ana López', email, phone }, 'writer');

describe('a donor’s card', () => {
  it('is made of the donor, once, and lists what else they are', async () => {
    const { doc, onWrite, onVolunteerWrite, card, isDonor } = organization();
    const added = await write(doc('donors/ana'), ana);
    for (const change of [added, added]) await onWrite(change);
    expect(await card('ana')).toMatchObject({
      ...{ name: 'Ana López', given: 'Ana', family: 'López', emails: [email], phones: [phone] },
      ...{ facets: ['donor'], created_by: 'writer', import_id: null },
    });
    await onVolunteerWrite(
      await write(doc('volunteers/ana'), volunteerRecord({ name: 'Ana López', email, phone })),
    );
    expect((await card('ana'))?.facets).toEqual(['donor', 'volunteer']);
    expect(await isDonor('ana')).toBe(true);
    await onWrite(await write(doc('donors/ana'), null));
    expect((await card('ana'))?.facets).toEqual(['volunteer']);
    expect(await isDonor('ana')).toBe(false);
  });

  it('is kept as it is where it was there before, and the donor copies it', async () => {
    const { doc, onWrite, card } = organization();
    await doc('people/ana').set(personRecord({ name: 'Ana Díaz', emails: ['new@example.org'] }));
    await onWrite(await write(doc('donors/ana'), ana));
    expect(await card('ana')).toMatchObject({ name: 'Ana Díaz', emails: ['new@example.org'], phones: [] });
    expect((await doc('donors/ana').get()).data()).toMatchObject({
      ...{ name: 'Ana Díaz', name_key: 'ana diaz', email: 'new@example.org', phone: null },
    });
  });

  it('stays gone where it was deleted with the donor before the trigger came', async () => {
    const { doc, all, onWrite } = organization();
    const added = await write(doc('donors/ana'), ana);
    await doc('donors/ana').delete();
    await onWrite(added);
    expect(await all('people')).toEqual([]);
  });
});

describe('a card', () => {
  it('brings its name and main contacts to each facet, and its keys to the index', async () => {
    const { doc, onCardWrite, holders } = organization();
    await doc('donors/ana').set(ana);
    await doc('volunteers/ana').set(volunteerRecord({ name: 'Ana López', email, phone }));
    const emails = ['new@example.org', email];
    await onCardWrite(await write(doc('people/ana'), personRecord({ name: 'Ana Díaz', emails })));
    for (const facet of ['donors', 'volunteers'])
      expect((await doc(`${facet}/ana`).get()).data()).toMatchObject({
        ...{ name: 'Ana Díaz', family_key: 'diaz ana', email: 'new@example.org', phone: null },
      });
    expect([await holders(`email:${email}`), await holders('email:new@example.org')]).toEqual([
      ['ana'],
      ['ana'],
    ]);
    expect(await holders('name:ana diaz')).toBeNull();
  });

  it('shares a key with others, up to ten, and gives it up when it changes or goes', async () => {
    const { doc, onCardWrite, holders } = organization();
    for (let at = 0; at < 11; at++)
      await onCardWrite(
        await write(doc(`people/p${at}`), personRecord({ name: `P ${at}`, phones: [phone] })),
      );
    const listed = await holders(`phone:${phone}`);
    expect(listed).toHaveLength(10);
    await onCardWrite(await write(doc('people/p0'), personRecord({ name: 'P 0' })));
    expect(await holders(`phone:${phone}`)).not.toContain('p0');
    expect(await holders(`phone:${phone}`)).toHaveLength(10);
    expect(await holders('name:p 0')).toEqual(['p0']);
    await onCardWrite(await write(doc('people/p0'), null));
    expect(await holders('name:p 0')).toBeNull();
  });
});

describe('a new name', () => {
  it('reaches every gift, page by page, and no other donor’s', async () => {
    const { doc, all, onWrite } = organization();
    await doc('donors/ana').set(ana);
    const batch = db.batch();
    for (let at = 0; at < 401; at++) batch.set(doc(`donations/${at}`), donationRecord({ donor_id: 'ana' }));
    batch.set(doc('donations/other'), donationRecord({ donor_id: 'other', donor_name: 'Other' }));
    await batch.commit();
    const { name_key, family_key } = donorRecord({ name: 'Ana Peña' });
    await onWrite(await write(doc('donors/ana'), { ...ana, name: 'Ana Peña', name_key, family_key }));
    const gifts = await all('donations');
    expect(gifts.filter((gift) => gift.get('donor_name') === 'Ana Peña')).toHaveLength(401);
    expect(gifts.filter((gift) => gift.get('donor_key') === 'ana pena')).toHaveLength(401);
    expect((await doc('donations/other').get()).get('donor_name')).toBe('Other');
  });

  it('that is heard of late does not put back an older one', async () => {
    const { doc, onWrite } = organization();
    await doc('donors/ana').set(ana);
    await doc('donations/g').set(donationRecord({ donor_id: 'ana' }));
    const named = (name: string) => ({ ...ana, ...donorRecord({ name, email, phone }) });
    const first = await write(doc('donors/ana'), named('Ana First'));
    const second = await write(doc('donors/ana'), named('Ana Second'));
    await onWrite(second);
    await onWrite(first);
    expect((await doc('donations/g').get()).get('donor_name')).toBe('Ana Second');
  });
});

describe('the feed and the rollup', () => {
  it('hear once of a donor that somebody added', async () => {
    const { doc, all, onWrite, recomputes } = organization();
    const change = await write(doc('donors/ana'), ana);
    await onWrite(change);
    await onWrite(change);
    const [line, ...others] = await all('activity');
    expect(others).toEqual([]);
    expect(activity.schema.parse(line?.data())).toMatchObject({
      type: 'donor_added',
      capability: 'donors.read',
      actor_id: 'writer',
      subject_id: 'ana',
      subject_name: 'Ana López',
    });
    expect(recomputes).toEqual(['donors', 'earned:donors', 'donors', 'earned:donors']);
  });

  it.each([
    ['totals', { totalDonated: 5, donationCount: 3, has_donations: true }, []],
    ['a first recurring gift', { is_recurring: true }, ['donors']],
    ['a fourth gift', { donationCount: 4 }, ['engaged_donors']],
    ['a gift of today', { lastDonationDate: today(new Date()) }, ['active_donors']],
    ['a gift of long ago', { lastDonationDate: '2020-01-01' }, []],
  ])('hear of %s, which functions write, only where it counts', async (_, overrides, parts) => {
    const { doc, all, onWrite, recomputes } = organization();
    await doc('donors/ana').set(ana);
    await onWrite(await write(doc('donors/ana'), { ...ana, ...overrides }));
    expect(recomputes).toEqual(parts);
    expect(await all('activity')).toEqual([]);
    expect(await all('people')).toEqual([]);
  });

  it('do not hear of a donor whom an import brings', async () => {
    const { doc, all, onWrite, recomputes } = organization();
    await onWrite(await write(doc('donors/ana'), { ...ana, import_id: 'i' }));
    expect([recomputes, await all('activity'), await all('people')]).toEqual([[], [], []]);
  });
});
