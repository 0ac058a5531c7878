import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { activity } from '#shared/collections/index.ts';
import { today } from '#shared/domain/days.ts';
import { write } from '../../../tests/functions/document-changes.ts';
import { db } from '../../../tests/functions/emulator-clients.ts';
import {
  donationRecord,
  donorRecord,
  insideOf,
  volunteerRecord,
} from '../../../tests/functions/sample-records.ts';
import { keyReference } from '../people/person-key-holders.ts';
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
    holder: async (key: string) => (await keyReference(db, id, key).get()).data() ?? null,
    isDonor: async (volunteer: string) => (await inside.doc(`volunteers/${volunteer}`).get()).get('is_donor'),
  };
}
const email = 'ana@example.org';
const phone = '+15035550100';
const ana = donorRecord({ name: 'Ana López', email, phone }, 'writer');

describe('a donor’s keys', () => {
  it('follow them: added, changed, deleted', async () => {
    const { doc, onWrite, holder } = organization();
    await onWrite(await write(doc('donors/ana'), ana));
    expect(await holder(`email:${email}`)).toEqual({ donor: 'ana', volunteer: null });
    expect(await holder(`phone:${phone}|ana lopez`)).toEqual({ donor: 'ana', volunteer: null });
    expect(await holder('name:ana lopez')).toBeNull();

    await onWrite(await write(doc('donors/ana'), donorRecord({ name: 'Ana López' })));
    expect(await holder(`email:${email}`)).toBeNull();
    expect(await holder(`phone:${phone}|ana lopez`)).toBeNull();
    expect(await holder('name:ana lopez')).toEqual({ donor: 'ana', volunteer: null });

    await onWrite(await write(doc('donors/ana'), null));
    expect(await holder('name:ana lopez')).toBeNull();
  });

  it('are not taken from a living donor, and pass on when they are free', async () => {
    const { doc, onWrite, holder } = organization();
    await onWrite(await write(doc('donors/ana'), ana));
    await onWrite(await write(doc('donors/twin'), donorRecord({ name: 'Ana Twin', email })));
    expect(await holder(`email:${email}`)).toMatchObject({ donor: 'ana' });
    await onWrite(await write(doc('donors/ana'), null));
    expect(await holder(`email:${email}`)).toMatchObject({ donor: 'twin' });
  });

  it('are shared with a volunteer, each kind on its own', async () => {
    const { doc, onWrite, onVolunteerWrite, holder } = organization();
    await onWrite(await write(doc('donors/ana'), ana));
    await onVolunteerWrite(await write(doc('volunteers/v'), volunteerRecord({ name: 'Ana', email })));
    expect(await holder(`email:${email}`)).toEqual({ donor: 'ana', volunteer: 'v' });
    await onWrite(await write(doc('donors/ana'), null));
    expect(await holder(`email:${email}`)).toEqual({ donor: null, volunteer: 'v' });
    await onVolunteerWrite(await write(doc('volunteers/v'), null));
    expect(await holder(`email:${email}`)).toBeNull();
  });

  it('tell people of one household apart by name', async () => {
    const { doc, onWrite, holder } = organization();
    await onWrite(await write(doc('donors/a'), donorRecord({ name: 'Ana', phone })));
    await onWrite(await write(doc('donors/b'), donorRecord({ name: 'Ben', phone })));
    expect(await holder(`phone:${phone}|ana`)).toMatchObject({ donor: 'a' });
    expect(await holder(`phone:${phone}|ben`)).toMatchObject({ donor: 'b' });
  });
});

it('heard twice, late or in the wrong order come to the same end', async () => {
  const { doc, all, onWrite, holder, isDonor } = organization();
  await doc('volunteers/v').set(volunteerRecord({ name: 'V', email: 'new@example.org' }));
  const added = await write(doc('donors/ana'), ana);
  const changed = await write(doc('donors/ana'), { ...ana, email: 'new@example.org' });
  for (const change of [changed, added]) await onWrite(change);
  const all3 = async () =>
    (await Promise.all(['donors', 'volunteers', 'person_keys', 'activity'].map(all)))
      .flat()
      .map((each) => [each.id, each.updateTime]);
  const before = await all3();
  for (const change of [added, added, changed, added]) await onWrite(change);
  expect(await all3()).toEqual(before);
  expect(await holder(`email:${email}`)).toBeNull();
  expect(await holder('email:new@example.org')).toMatchObject({ donor: 'ana' });
  expect(await isDonor('v')).toBe(true);
});

describe('volunteers of a donor’s address', () => {
  it('are marked, however many records they have, until the donor is gone', async () => {
    const { doc, onWrite, isDonor } = organization();
    for (const id of ['v1', 'v2']) await doc(`volunteers/${id}`).set(volunteerRecord({ name: 'V', email }));
    await doc('volunteers/other').set(volunteerRecord({ name: 'O', email: 'other@example.org' }));
    await onWrite(await write(doc('donors/ana'), ana));
    expect([await isDonor('v1'), await isDonor('v2'), await isDonor('other')]).toEqual([true, true, false]);
    await onWrite(await write(doc('donors/ana'), { ...ana, email: 'other@example.org' }));
    expect([await isDonor('v1'), await isDonor('v2'), await isDonor('other')]).toEqual([false, false, true]);
    await onWrite(await write(doc('donors/ana'), null));
    expect(await isDonor('other')).toBe(false);
  });

  it('stay marked while another donor has it', async () => {
    const { doc, onWrite, isDonor } = organization();
    await doc('volunteers/v').set(volunteerRecord({ name: 'V', email }));
    await onWrite(await write(doc('donors/ana'), ana));
    await onWrite(await write(doc('donors/twin'), donorRecord({ name: 'Twin', email })));
    await onWrite(await write(doc('donors/ana'), null));
    expect(await isDonor('v')).toBe(true);
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
    expect(await all('person_keys')).toEqual([]);
  });

  it('do not hear of a donor whom an import brings', async () => {
    const { doc, all, onWrite, recomputes } = organization();
    await onWrite(await write(doc('donors/ana'), { ...ana, import_id: 'i' }));
    expect([recomputes, await all('activity'), await all('person_keys')]).toEqual([[], [], []]);
  });
});
