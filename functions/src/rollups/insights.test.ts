import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { rollups, volunteerSkills } from '#shared/collections/index.ts';
import { addDays, today } from '#shared/domain/days.ts';
import { isFull } from '../../../tests/full.ts';
import { deliveries } from '../../../tests/functions/deliveries.ts';
import { db } from '../../../tests/functions/emulator-clients.ts';
import { insightsOf } from '../../../tests/functions/expected-insights.ts';
import { type Batch, importing } from '../../../tests/functions/import-campaign.ts';
import { donationRow, donorRow, volunteerRow } from '../../../tests/functions/import-rows.ts';
import { donationRecord, donorRecord, volunteerRecord } from '../../../tests/functions/sample-records.ts';
import { donationWritten } from '../donations/donation-written.ts';
import { donorWritten } from '../donors/donor-written.ts';
import { volunteerWritten } from '../volunteers/volunteer-written.ts';
import { type RollupScheduler, rollupScheduler } from './rollup-scheduler.ts';

const kinds = ['donors', 'donations', 'volunteers'] as const;

function campaign() {
  const inside = importing();
  const { organization, doc, all, start, importBatch, finish } = inside;
  // What would wait for the end of a window is done at once: the windows have their own tests.
  const scheduler: RollupScheduler = rollupScheduler({
    db,
    later: ({ parts }) => scheduler.now(organization, parts),
  });
  const needs = { db, rollup: scheduler };
  const handlers = {
    donors: donorWritten(needs),
    donations: donationWritten(needs),
    volunteers: volunteerWritten(needs),
  };
  const { deliverAll, ...triggers } = deliveries(organization, inside, handlers, kinds);
  const records = async (kind: (typeof kinds)[number]) =>
    (await all(kind)).map((one) => ({ id: one.id, ...one.data() }));
  /** What is there already keeps what is not said. */
  const put = async (path: string, record: object, overrides: object) => {
    await doc(path).set({ ...((await doc(path).get()).data() ?? record), ...overrides });
    await deliverAll();
  };
  const putDonor = (of: string, overrides: object) =>
    put(`donors/${of}`, donorRecord({ name: `Donor ${of}` }), overrides);
  return {
    ...triggers,
    put,
    putDonor,
    /** As the rules have it: a gift is of somebody who is there. */
    give: async (path: string, donor_id: string, overrides: object) => {
      await putDonor(donor_id, {});
      // A gift that is written again brings what counts of it by then.
      await put(path, donationRecord({ donor_id, ...overrides }), donationRecord({ donor_id, ...overrides }));
    },
    /** And who has given stays. */
    remove: async (kind: (typeof kinds)[number], choice: number) => {
      const gifts = kind === 'donors' ? await all('donations') : [];
      const existing = (await all(kind)).filter(({ id: of }) =>
        gifts.every((one) => one.get('donor_id') !== of),
      );
      await existing[Math.floor(choice * existing.length)]?.ref.delete();
      await deliverAll();
    },
    imports: async (batch: Batch) => {
      const importId = await start(batch.kind);
      await importBatch(importId, batch, true);
      await deliverAll();
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
        stored: {
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
    .map(([of, address]) =>
      named(`donor ${of} ${address}`, ({ putDonor }) => putDonor(of, { email: address })),
    ),
  {
    weight: 4,
    arbitrary: fc
      .tuple(fc.integer({ min: 1, max: 9 }), id, gift)
      .map(([at, donor_id, overrides]) =>
        named(`gift ${at} of ${donor_id} ${JSON.stringify(overrides)}`, ({ give }) =>
          give(`donations/${at}`, donor_id, overrides),
        ),
      ),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(id, helper)
      .map(([of, overrides]) =>
        named(`volunteer ${of} ${JSON.stringify(overrides)}`, ({ put }) =>
          put(`volunteers/${of}`, volunteerRecord({ name: `Volunteer ${of}` }), overrides),
        ),
      ),
  },
  fc
    .tuple(fc.constantFrom(...kinds), choice)
    .map(([kind, at]) => named(`delete ${kind} ${at}`, ({ remove }) => remove(kind, at))),
  fc.array(fc.tuple(email, gift), { minLength: 1, maxLength: 5 }).map((gifts) =>
    named(`import of gifts ${JSON.stringify(gifts)}`, ({ imports }) =>
      imports({
        kind: 'donations',
        rows: gifts.map(([from, one], at) =>
          donationRow({ row: at + 2, email: from, ...one, occurrence: at }),
        ),
      }),
    ),
  ),
  fc.array(helper, { minLength: 1, maxLength: 2 }).map((helpers) =>
    named(`import of volunteers ${JSON.stringify(helpers)}`, ({ imports }) =>
      imports({
        kind: 'volunteers',
        rows: helpers.map((one, at) => volunteerRow({ row: at + 2, name: `Helper ${at}`, ...one })),
      }),
    ),
  ),
  email.map((address) =>
    named(`import of donor ${address}`, ({ imports }) =>
      imports({ kind: 'donors', rows: [donorRow({ name: 'Giver', email: address })] }),
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
      const { stored, true: expected } = await one.both();
      expect(stored).toEqual(expected);
    }),
    { numRuns: isFull ? 6 : 1, endOnFailure: true },
  );
});
