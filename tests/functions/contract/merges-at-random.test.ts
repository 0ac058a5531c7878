import fc from 'fast-check';
import { expect, it } from 'vitest';
import { contactPoints } from '#shared/collections/contact-points.ts';
import { donations } from '#shared/collections/donations.ts';
import { donors } from '#shared/collections/donors.ts';
import { notes } from '#shared/collections/notes.ts';
import { people } from '#shared/collections/people.ts';
import { personKeys } from '#shared/collections/person-keys.ts';
import { tasks } from '#shared/collections/tasks.ts';
import { volunteers } from '#shared/collections/volunteers.ts';
import { sha256 } from '#shared/demo/hash.ts';
import { donorTotals } from '#shared/domain/totals.ts';
import { recordConsent } from '#shared/usecases/consent/record-consent.ts';
import { continueMerge } from '#shared/usecases/people/merge/continue-merge.ts';
import { isFull } from '../../full.ts';
import { mergeCampaign, stamps } from './merge-campaign.ts';
import { type MergeModel, mergeModel } from './merge-model.ts';

/** References of somebody whose merge takes two pages. */
const manyNotes = 203;

const anyPerson = fc.record({
  gifts: fc.array(fc.integer({ min: 1, max: 900 }), { maxLength: 2 }),
  hours: fc.option(fc.integer({ min: 0, max: 40 })),
  hasEmployer: fc.boolean(),
  tags: fc.uniqueArray(fc.constantFrom('Host', 'HOST', 'Forum', 'Signs'), { maxLength: 2 }),
  notes: fc.integer({ min: 0, max: 2 }),
  tasks: fc.integer({ min: 0, max: 1 }),
  isStopped: fc.boolean(),
});
/** What happens to whoever is there after a merge or its way back. */
const anyChange = fc.constantFrom(
  'gift',
  'refund',
  'note',
  'task',
  'tag',
  'employer',
  'hours',
  'stop',
  'nothing',
);
const anyMerge = fc.record({
  losers: fc.integer({ min: 1, max: 4 }),
  /** Whether somebody new survives, into whom the former survivor goes. */
  isNewSurvivor: fc.boolean(),
  choosesEmployer: fc.boolean(),
  changes: fc.array(anyChange, { maxLength: 3 }),
});
const anyCourse = fc.record({
  people: fc.array(anyPerson, { minLength: 13, maxLength: 13 }),
  merges: fc.tuple(anyMerge, anyMerge, anyMerge),
  /** Which of the merges that can be taken back is: the first of them, in the middle, or the last. */
  back: fc.array(fc.nat(2), { minLength: 3, maxLength: 3 }),
  after: fc.array(fc.array(anyChange, { maxLength: 2 }), { minLength: 3, maxLength: 3 }),
  isLong: fc.boolean(),
});
type Course = typeof anyCourse extends fc.Arbitrary<infer C> ? C : never;
type Campaign = Awaited<ReturnType<typeof mergeCampaign>>;

const emailOf = (id: string) => `${id}@example.org`;
/** Five people have an address each, and five others a number: all of them together have room on one card. */
const emailsOf = (at: number): string[] => (at % 3 === 0 ? [emailOf(`p${at}`)] : []);
const phonesOf = (at: number): string[] => (at % 3 === 1 ? [`+1503555${1000 + at}`] : []);

const giftOf = (counted: number) => ({ counted, date: '2026-03-09', status: 'completed', type: 'one_time' });

/** Everybody of a course in both stores and in the model. */
async function begin({ people: all, isLong }: Course, options: { isMemoryAlone: boolean }) {
  const campaign = await mergeCampaign(options);
  const { add, gift, note, task, call, as } = campaign;
  const model = mergeModel();
  let since = 0;
  for (const [at, one] of all.entries()) {
    const id = `p${at}`;
    const card = {
      ...{ name: 'Ana López', emails: emailsOf(at), phones: phonesOf(at), tags: one.tags },
      employer: one.hasEmployer ? `Employer of ${id}` : null,
    };
    const isDonor = one.gifts.length > 0;
    await add(
      id,
      card,
      isDonor ? donorTotals(one.gifts.map(giftOf)) : null,
      one.hours === null ? null : { totalHours: one.hours },
    );
    model.add(id, { ...card, hours: one.hours });
    for (const [place, amount] of one.gifts.entries()) {
      await gift(`g-${id}-${place}`, id, { amount });
      model.refer('donations', `g-${id}-${place}`, id, amount);
    }
    const count = isLong && at === 1 ? manyNotes : one.notes;
    await Promise.all(Array.from({ length: count }, (_, place) => note(`n-${id}-${place}`, id)));
    for (let place = 0; place < count; place += 1) model.refer('notes', `n-${id}-${place}`, id);
    for (let place = 0; place < one.tasks; place += 1) {
      await task(`t-${id}-${place}`, id);
      model.refer('tasks', `t-${id}-${place}`, id);
    }
    if (one.isStopped && phonesOf(at).length > 0) await stop(campaign, model, id);
  }
  /** Something happens to whoever an id is by now. */
  async function change(what: string, id: string) {
    since += 1;
    const reads = campaign.read();
    const [card, donor, volunteer] = [
      await reads.get(people, id),
      await reads.get(donors, id),
      await reads.get(volunteers, id),
    ];
    if (!card) throw new Error(`${id} is gone.`);
    const { id: _, ...fields } = card;
    if (what === 'note' || what === 'task') {
      await (what === 'note' ? note : task)(`since-${since}`, id);
      model.refer(what === 'note' ? 'notes' : 'tasks', `since-${since}`, id);
    } else if (what === 'tag') {
      await campaign.seed(people, id, { ...fields, tags: [...fields.tags, `Since ${since}`] });
      model.person(id).tags.push(`Since ${since}`);
    } else if (what === 'employer') {
      await campaign.seed(people, id, { ...fields, employer: `Since ${since}` });
      model.edit(id, `Since ${since}`);
    } else if (what === 'hours' && volunteer) {
      const { id: __, ...work } = volunteer;
      await campaign.seed(volunteers, id, { ...work, totalHours: work.totalHours + 3 });
      model.person(id).hours = (model.person(id).hours ?? 0) + 3;
    } else if (what === 'gift' && donor) {
      await gift(`since-${since}`, id, { amount: 7 });
      model.refer('donations', `since-${since}`, id, 7);
    } else if (what === 'refund' && donor) {
      const [own] = model.giftsOf(id);
      if (own) {
        await gift(own.id, id, { amount: own.amount, status: 'refunded' });
        own.isRefunded = true;
      }
    } else if (what === 'stop' && card.phones.length > 0) await stop(campaign, model, id);
    // What the trigger of a gift does.
    if (donor && (what === 'gift' || what === 'refund')) {
      const { id: __, ...giving } = donor;
      const gifts = await reads.find(donations, { where: [['donor_id', '==', id]] });
      await campaign.seed(donors, id, { ...giving, ...donorTotals(gifts), ...stamps });
    }
  }
  async function stop(at: Campaign, known: MergeModel, personId: string) {
    const line = {
      id: `stop-${personId}-${since}`,
      personId,
      what: 'opt_out',
      channel: 'text',
      address: null,
    };
    const words = { words: 'Stop', source: 'in_person', reason: null, grade: null, happenedAt: null };
    const outcome = await at.call(recordConsent, { ...line, ...words } as never, at.as());
    if ('answer' in outcome) known.stop(personId);
  }
  /** A merge, or its way back, to its end: with more references than one page has, others ask in between. */
  async function toTheEnd(
    id: string,
    outcome: Awaited<ReturnType<Campaign['merge']>>,
    party: readonly string[],
  ) {
    expect(outcome).toMatchObject({ answer: {} });
    const [one = '', other = ''] = party;
    const isDone = 'answer' in outcome && Reflect.get(Object(outcome.answer), 'isDone');
    if (isDone !== true) {
      expect(await campaign.merge(`rival-${id}`, 'p12', [one])).toMatchObject({
        refused: expect.stringMatching(/^merges/),
      });
      expect(await campaign.merge(`rival-${id}`, one, [other])).toMatchObject({
        refused: expect.stringMatching(/^merges/),
      });
      for (let time = 0; time < 2; time += 1)
        expect(await call(continueMerge, { mergeId: id }, as())).toMatchObject({ answer: { isDone: true } });
    }
    expect(await campaign.merge(`self-${id}`, one, [one])).toMatchObject({ refused: 'merges.itself' });
  }
  return { campaign, model, change, toTheEnd };
}

/** What the stores say of everybody, in the model's words. */
async function stored({ read }: Campaign, model: MergeModel) {
  const reads = read();
  const [cards, givers, helpers, points] = await Promise.all([
    reads.find(people, {}),
    reads.find(donors, {}),
    reads.find(volunteers, {}),
    reads.find(contactPoints, {}),
  ]);
  const pointers = Object.fromEntries(
    (
      await Promise.all([
        reads.find(donations, {}).then((all) => all.map((one) => [one.id, one.donor_id])),
        reads.find(notes, {}).then((all) => all.map((one) => [one.id, one.person_id])),
        reads.find(tasks, {}).then((all) => all.map((one) => [one.id, one.person_id])),
      ])
    ).flat(),
  );
  const closed = points.flatMap(({ mask, closed: { text, all } }) => (text || all ? [mask.slice(-4)] : []));
  const keys = await Promise.all(
    model.ids().map(async (id) => {
      const found = await reads.get(personKeys, sha256(`email:${emailOf(id)}`));
      return [id, found?.people ?? []] as const;
    }),
  );
  return {
    people: Object.fromEntries(
      cards.map(({ id, merged_into, merged_ids, emails, phones, tags, employer, facets }) => {
        const giver = givers.find((one) => one.id === id);
        const helper = helpers.find((one) => one.id === id);
        const giving = giver ? [giver.totalDonated, giver.donationCount] : null;
        expect(facets.toSorted(), `facets of ${id}`).toEqual([
          ...(giver ? ['donor'] : []),
          ...(helper ? ['volunteer'] : []),
        ]);
        if (merged_into !== null) return [id, { into: merged_into }];
        return [
          id,
          {
            ...{ merged_ids: merged_ids.toSorted(), emails: emails.toSorted(), phones: phones.toSorted() },
            tags: [...new Set(tags.map((tag) => tag.toLowerCase()))].toSorted(),
            ...{ employer, giving, hours: helper?.totalHours ?? null },
          },
        ];
      }),
    ),
    pointers,
    closed: closed.toSorted(),
    keys: Object.fromEntries(keys),
  };
}

async function expectAsModelled(campaign: Campaign, model: MergeModel): Promise<void> {
  const { closed, keys, ...found } = await stored(campaign, model);
  expect(found).toEqual(model.expected());
  const digits = (phones: readonly string[]) => phones.map((phone) => phone.slice(-4));
  expect(closed).toEqual(expect.arrayContaining(digits(model.closed())));
  expect(digits(model.closable())).toEqual(expect.arrayContaining(closed));
  for (const [at, id] of model.ids().entries())
    expect([id, keys[id]]).toEqual([id, emailsOf(at).length > 0 ? [model.headOf(id)] : []]);
}

async function run(course: Course, options: { isMemoryAlone: boolean }): Promise<void> {
  const { campaign, model, change, toTheEnd } = await begin(course, options);
  let [head, next] = ['p0', 1];
  for (const [at, { losers, isNewSurvivor, choosesEmployer, changes }] of course.merges.entries()) {
    const others = Array.from({ length: losers }, () => {
      next += 1;
      return `p${next - 1}`;
    });
    const isTurned = isNewSurvivor && at > 0;
    const [survivor = head, ...rest] = isTurned
      ? [...others.slice(0, 1), head, ...others.slice(1)]
      : [head, ...others];
    const party = [survivor, ...rest];
    const chosen = choosesEmployer ? rest.at(-1) : undefined;
    const contacts = model.contactsOf(party);
    const more = { ...contacts, choices: chosen ? { employer: chosen } : {} };
    const id = `m${at + 1}`;
    const outcome = await campaign.merge(id, survivor, rest, more);
    await toTheEnd(id, outcome, party);
    model.merge(id, party, chosen);
    head = survivor;
    await expectAsModelled(campaign, model);
    for (const what of changes) await change(what, head);
    await expectAsModelled(campaign, model);
  }
  for (const [at, which] of course.back.entries()) {
    const open = model.retractable();
    const merge = open[which % open.length];
    if (!merge) throw new Error('No merge can be taken back.');
    for (const covered of model.covered())
      expect(await campaign.unmerge(covered)).toMatchObject({ refused: 'merges.laterFirst' });
    await toTheEnd(merge.id, (await campaign.unmerge(merge.id)) as never, merge.party);
    model.unmerge(merge.id);
    await expectAsModelled(campaign, model);
    for (const what of course.after[at] ?? []) await change(what, model.headOf('p0'));
    await expectAsModelled(campaign, model);
  }
  await campaign.compare();
}

/** Another course with each seed; a failure names its own, and the path to it. */
const seed = Number(process.env.HUSTINGS_SEED ?? 58);
const path = process.env.HUSTINGS_PATH;

it.each([
  ['in memory', isFull ? 500 : 50, true],
  ['and in the database', isFull ? 20 : 1, false],
])(
  'somebody who is merged three times and unmerged as often is who a plain model says, at each step, %s',
  async (_, few, isMemoryAlone) => {
    const numRuns = Number(process.env.HUSTINGS_RUNS ?? few);
    const property = fc.asyncProperty(anyCourse, (course) => run(course, { isMemoryAlone }));
    // Made smaller, a failure in the database would take minutes.
    await fc.assert(property, { seed, numRuns, endOnFailure: !isMemoryAlone, ...(path && { path }) });
  },
);
