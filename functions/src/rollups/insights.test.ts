import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { rollups, volunteerSkills } from '#shared/collections/index.ts';
import { addDays, today } from '#shared/rules/days.ts';
import { isFull } from '../../../tests/full.ts';
import { deliveries } from '../../../tests/functions/deliveries.ts';
import { type Batch, importing } from '../../../tests/functions/importing.ts';
import { insightsOf } from '../../../tests/functions/insights.ts';
import { donationRecord, donorRecord, volunteerRecord } from '../../../tests/functions/records.ts';
import { donationRow, donorRow, volunteerRow } from '../../../tests/functions/rows.ts';
import { db } from '../../../tests/functions/suite.ts';
import { donationWritten } from '../donations/written.ts';
import { donorWritten } from '../donors/written.ts';
import { volunteerWritten } from '../volunteers/written.ts';
import { type Keeper, rollupKeeper } from './keeper.ts';

const kinds = ['donors', 'donations', 'volunteers'] as const;

function campaign() {
  const inside = importing();
  const { organization, doc, all, start, bring, finish } = inside;
  // What would wait for the end of a window is done at once: the windows have their own tests.
  const keeper: Keeper = rollupKeeper({
    db,
    later: ({ parts }) => keeper.now(organization, parts),
  });
  const needs = { db, rollup: keeper };
  const heard = {
    donors: donorWritten(needs),
    donations: donationWritten(needs),
    volunteers: volunteerWritten(needs),
  };
  const { look, ...triggers } = deliveries(organization, inside, heard, kinds);
  const records = async (kind: (typeof kinds)[number]) =>
    (await all(kind)).map((one) => ({ id: one.id, ...one.data() }));
  /** What is there already keeps what is not said. */
  const put = async (path: string, record: object, said: object) => {
    await doc(path).set({ ...((await doc(path).get()).data() ?? record), ...said });
    await look();
  };
  const putDonor = (of: string, said: object) =>
    put(`donors/${of}`, donorRecord({ name: `Donor ${of}` }), said);
  return {
    ...triggers,
    put,
    putDonor,
    /** As the rules have it: a gift is of somebody who is there. */
    give: async (path: string, donor_id: string, said: object) => {
      await putDonor(donor_id, {});
      await put(path, donationRecord({ donor_id }), said);
    },
    /** And who has given stays. */
    remove: async (kind: (typeof kinds)[number], choice: number) => {
      const gifts = kind === 'donors' ? await all('donations') : [];
      const there = (await all(kind)).filter(({ id: of }) =>
        gifts.every((one) => one.get('donor_id') !== of),
      );
      await there[Math.floor(choice * there.length)]?.ref.delete();
      await look();
    },
    imports: async (batch: Batch) => {
      const importId = await start(batch.kind);
      await bring(importId, batch, true);
      await look();
      await finish(importId);
    },
    /** What is kept, and what it should be. */
    both: async () => {
      const [rollup, skills] = await Promise.all([doc('rollups/dashboard').get(), all('volunteer_skills')]);
      const { parts: _, months, ...totals } = rollups.schema.parse(rollup.data());
      const counts = skills.map((one) => volunteerSkills.schema.parse(one.data()));
      const [donors, donations, volunteers] = await Promise.all(kinds.map(records));
      const day = today(new Date());
      return {
        kept: {
          totals,
          months: Object.fromEntries(Object.entries(months).filter(([, { count }]) => count > 0)),
          skills: Object.fromEntries(
            counts.filter(({ count }) => count > 0).map(({ skill, count }) => [skill, count]),
          ),
        },
        true: insightsOf(
          { donors: donors ?? [], donations: donations ?? [], volunteers: volunteers ?? [] },
          day,
        ),
      };
    },
  };
}
type Campaign = ReturnType<typeof campaign>;

const id = fc.constantFrom('a', 'b', 'c');
const choice = fc.constantFrom(0, 0.3, 0.6, 0.9);
const email = fc.constantFrom(null, 'ana@example.org', 'ben@example.org');
const date = fc.constantFrom(...[0, -30, -31, -400].map((days) => addDays(today(new Date()), days)));
const gift = fc.record({
  amount: fc.integer({ min: 1, max: 100_000 }),
  date,
  status: fc.constantFrom('completed' as const, 'completed' as const, 'refunded' as const),
  type: fc.constantFrom('one_time' as const, 'recurring' as const),
});
const helper = fc.record({
  email,
  totalHours: fc.constantFrom(0, 20, 20.5, 50, 50.5, 70),
  lastActiveDate: fc.option(date, { nil: null }),
  skills: fc.subarray(['Canvassing', 'Phone banking', 'Driving']),
});
type Does = (campaign: Campaign) => Promise<void>;
const named = (name: string, does: Does): Does => Object.assign(does, { toString: () => name });

/** One thing that somebody does. */
const act: fc.Arbitrary<Does> = fc.oneof(
  fc
    .tuple(id, email)
    .map(([of, said]) => named(`donor ${of} ${said}`, ({ putDonor }) => putDonor(of, { email: said }))),
  {
    weight: 4,
    arbitrary: fc
      .tuple(fc.integer({ min: 1, max: 9 }), id, gift)
      .map(([at, donor_id, said]) =>
        named(`gift ${at} of ${donor_id} ${JSON.stringify(said)}`, ({ give }) =>
          give(`donations/${at}`, donor_id, said),
        ),
      ),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(id, helper)
      .map(([of, said]) =>
        named(`volunteer ${of} ${JSON.stringify(said)}`, ({ put }) =>
          put(`volunteers/${of}`, volunteerRecord({ name: `Volunteer ${of}` }), said),
        ),
      ),
  },
  fc
    .tuple(fc.constantFrom(...kinds), choice)
    .map(([kind, at]) => named(`delete ${kind} ${at}`, ({ remove }) => remove(kind, at))),
  fc.array(fc.tuple(email, gift), { minLength: 1, maxLength: 5 }).map((said) =>
    named(`import of gifts ${JSON.stringify(said)}`, ({ imports }) =>
      imports({
        kind: 'donations',
        rows: said.map(([from, one], at) =>
          donationRow({ row: at + 2, email: from, ...one, occurrence: at }),
        ),
      }),
    ),
  ),
  fc.array(helper, { minLength: 1, maxLength: 2 }).map((said) =>
    named(`import of volunteers ${JSON.stringify(said)}`, ({ imports }) =>
      imports({
        kind: 'volunteers',
        rows: said.map((one, at) => volunteerRow({ row: at + 2, name: `Helper ${at}`, ...one })),
      }),
    ),
  ),
  email.map((said) =>
    named(`import of donor ${said}`, ({ imports }) =>
      imports({ kind: 'donors', rows: [donorRow({ name: 'Giver', email: said })] }),
    ),
  ),
);

// Some triggers are delivered between two acts, the rest at the end.
it('the insights are right whatever happens, and however late, often and disordered it is heard of', async () => {
  const days = fc.array(
    fc.tuple(act, fc.array(choice, { maxLength: 3 })),
    isFull ? { minLength: 8, maxLength: 16 } : { minLength: 6, maxLength: 8 },
  );
  await fc.assert(
    fc.asyncProperty(days, fc.array(choice, { minLength: 7, maxLength: 7 }), async (acts, order) => {
      const one = campaign();
      for (const [does, now] of acts) {
        await does(one);
        for (const next of now) await one.deliver(next);
      }
      for (let at = 0; one.left() > 0; at++) await one.deliver(order[at % order.length] ?? 0);
      const { kept, true: expected } = await one.both();
      expect(kept).toEqual(expected);
    }),
    { numRuns: isFull ? 6 : 1, endOnFailure: true },
  );
});
