import * as z from 'zod/mini';
import { instant } from '../collections/define.ts';
import { donations } from '../collections/donations.ts';
import { donors } from '../collections/donors.ts';
import { people } from '../collections/people.ts';
import { volunteers } from '../collections/volunteers.ts';
import { addDays, today } from '../domain/days.ts';
import { entryOfMoved } from '../domain/gifts/gift-ids.ts';
import { isSameTally, tallyOf } from '../domain/giving/giving-cells.ts';
import { personKeys } from '../domain/people/same-person.ts';
import { searchKeys } from '../domain/people/search-keys.ts';
import { contactOf } from '../domain/people/settle-person.ts';
import { countedDonation, metricsOfGift } from '../domain/rollups/donation-metrics.ts';
import { countedDonor, donorMetrics } from '../domain/rollups/donor-metrics.ts';
import { changedMetrics } from '../domain/rollups/metric-definition.ts';
import { countedVolunteer, volunteerMetrics } from '../domain/rollups/volunteer-metrics.ts';
import { affiliationOfDonor } from './affiliations.ts';
import { sheetsOfCard } from './call-time.ts';
import type { About, Consequence, Document, Rule } from './consequence.ts';
import { informationOfCard, informationOfDonor } from './information.ts';
import { createdLines } from './lines.ts';

/** What is in one list and not in the other. */
export const differing = (before: readonly string[], after: readonly string[]): string[] => [
  ...before.filter((value) => !after.includes(value)),
  ...after.filter((value) => !before.includes(value)),
];

const watchedCard = z.object({
  name: people.schema.shape.name,
  emails: people.schema.shape.emails,
  phones: people.schema.shape.phones,
  voter_id: people.schema.shape.voter_id,
  import_id: people.schema.shape.import_id,
  merged_into: z._default(people.schema.shape.merged_into, null),
  merged_ids: z._default(people.schema.shape.merged_ids, []),
});

/**
 * A card: contact keys, what it is found by, and the copies that its facets have. A card that an import creates comes with
 * all of it but its reach: its address may have been closed before. What a function writes about facets calls for nothing.
 */
export const personWritten: Rule = (before, after, { id }, read) => {
  const was = read(watchedCard, before);
  const is = read(watchedCard, after);
  const reachedBy = (card: typeof is) => JSON.stringify(card && [card.emails, card.phones, card.voter_id]);
  const isReached = is !== null && (is.emails.length > 0 || is.phones.length > 0 || is.voter_id !== null);
  const reach: Consequence[] =
    is && (was || isReached) && reachedBy(was) !== reachedBy(is) ? [{ is: 'settle-reach', person: id }] : [];
  if (!was && is?.import_id) return reach;
  const information = informationOfCard(before, after, id);
  // Nothing leads to whoever was merged away.
  const keysOf = (card: typeof is) => (card && card.merged_into === null ? personKeys(card) : []);
  const keys = differing(keysOf(was), keysOf(is));
  const contact = (card: typeof is) =>
    JSON.stringify(card && [contactOf(card), searchKeys(card), card.merged_into]);
  // Entries of gifts keep the donor whom they were written for: whose they are follows from the cards alone.
  const mergedOf = (card: typeof is) => JSON.stringify(card ? [card.merged_into, card.merged_ids] : null);
  const isOtherGiver = was && is && is.merged_into === null && mergedOf(was) !== mergedOf(is);
  return [
    ...(isOtherGiver ? [{ is: 'count-gifts', donor: id } as const] : []),
    ...(keys.length > 0 ? [{ is: 'settle-keys', keys } as const] : []),
    ...(is && contact(was) !== contact(is) ? [{ is: 'settle-person', person: id } as const] : []),
    ...reach,
    ...information,
    ...sheetsOfCard(before, after, id, read),
  ];
};

const countMetrics = (parts: readonly string[], { changedAt }: About): Consequence[] =>
  parts.length > 0 ? [{ is: 'count-metrics', parts: [...parts], changedAt }] : [];

const { method, source_code, solicitors, solicitor_shares, tallied } = donations.schema.shape;
const watchedGift = z.object({
  ...{ method, source_code, solicitors, solicitor_shares, tallied },
  amount: donations.schema.shape.amount,
  donor_id: donations.schema.shape.donor_id,
  donor_name: donations.schema.shape.donor_name,
  created_by: donations.schema.shape.created_by,
  updated_at: z.catch(z.nullable(instant), null),
  ...countedDonation.shape,
});
const compared = ['donor_id', 'counted', 'date', 'status', 'type'] as const;

/** Days after which nobody is thanked for a gift that comes with a file: old books bring no work. */
const thankedDays = 60;

/** A gift that somebody may have to be thanked for, or no more. */
function settledThanks(
  was: z.output<typeof watchedGift> | null,
  is: z.output<typeof watchedGift> | null,
  { id, now }: About,
): Consequence[] {
  const isNew = !was && is !== null;
  if (isNew && (is.counted === 0 || is.date < addDays(today(new Date(now)), -thankedDays))) return [];
  const fields = ['donor_id', 'donor_name', 'counted', 'date', 'status'] as const;
  if (fields.every((field) => was?.[field] === is?.[field])) return [];
  return [{ is: 'settle-thanks', gift: id }];
}

/** A gift that the sums by week do not count as it is by now. An import notes it itself, and undoing one takes it off. */
const settledGiving = (gift: z.output<typeof watchedGift> | null, { id }: About): Consequence[] =>
  !gift || isSameTally(gift.tallied, tallyOf(gift)) ? [] : [{ is: 'settle-giving', gift: id }];
type Touched = Pick<z.output<typeof watchedGift>, 'updated_at'>;
const isTouched = (was: Touched | null, is: Touched): boolean =>
  was?.updated_at?.toMillis() !== is.updated_at?.toMillis();

/**
 * A donation: its donor's totals, the feed and the rollup. A new name of its donor, which a function writes, calls for
 * nothing. A donation that an import creates comes with all of it.
 */
export const donationWritten: Rule = (before, after, about, read) => {
  const was = read(watchedGift, before);
  const is = read(watchedGift, after);
  const thanks = [...settledThanks(was, is, about), ...settledGiving(is, about)];
  if (!was && is?.import_id) return thanks;
  // Its money may have moved to another election, which only its entries say.
  if (compared.every((field) => was?.[field] === is?.[field]))
    return [
      ...(is && isTouched(was, is) ? [{ is: 'count-gifts', donor: is.donor_id } as const] : []),
      ...thanks,
    ];
  const givers = new Set([was, is].flatMap((gift) => (gift ? [gift.donor_id] : [])));
  return [
    ...[...givers].map((donor): Consequence => ({ is: 'count-gifts', donor })),
    // No money came with a part that was another donor's.
    ...(!was && is?.status === 'completed' && entryOfMoved(about.id) === null
      ? createdLines(donations, about.id, {
          actor_id: is.created_by,
          subject_collection: donors.name,
          subject_id: is.donor_id,
          subject_name: is.donor_name,
          amount: is.amount,
        })
      : []),
    ...countMetrics(metricsOfGift(was, is, about.now), about),
    ...thanks,
  ];
};

/** A facet that came or went. */
const settled = (was: object | null, is: object | null, { id }: About): Consequence[] =>
  Boolean(was) === Boolean(is) ? [] : [{ is: 'settle-person', person: id }];

const watchedDonor = z.object({
  name: donors.schema.shape.name,
  name_key: donors.schema.shape.name_key,
  created_by: donors.schema.shape.created_by,
  ...countedDonor.shape,
});

/**
 * A donor: their card, the name on their gifts, the feed, their place beside the candidate
 * profile and those parts of the rollup that it changes. Totals, which functions write, call for nothing else. A donor
 * that an import creates comes with all of it.
 */
export const donorWritten: Rule = (before, after, about, read) => {
  const was = read(watchedDonor, before);
  const is = read(watchedDonor, after);
  const information = [
    ...informationOfDonor(before, after, about.id),
    ...affiliationOfDonor(before, after, about.id),
  ];
  if (!was && (!is || is.import_id)) return information;
  const isRenamed = was && is && (was.name !== is.name || was.name_key !== is.name_key);
  const metrics = changedMetrics(donorMetrics, was, is, about.changedAt ?? about.now);
  return [
    ...settled(was, is, about),
    ...(isRenamed ? [{ is: 'rename-gifts', donor: about.id } as const] : []),
    ...personLines(donors, was, is, about),
    ...(is ? [] : [{ is: 'drop-carried-person', kind: 'donors', id: about.id } as const]),
    ...countMetrics(metrics, about),
    ...information,
  ];
};

const watchedVolunteer = z.object({
  name: volunteers.schema.shape.name,
  email: volunteers.schema.shape.email,
  created_by: volunteers.schema.shape.created_by,
  ...countedVolunteer.shape,
});
const skilled = z.object({ skills: volunteers.schema.shape.skills });

/**
 * A volunteer: their card, whether they give, the feed, their place beside the candidate profile, the count of each
 * skill that came or went, and those parts of the rollup that the change touches. A volunteer that an import creates
 * comes with all of it.
 */
export const volunteerWritten: Rule = (before, after, about, read) => {
  const was = read(watchedVolunteer, before);
  const is = read(watchedVolunteer, after);
  if (!was && (!is || is.import_id)) return [];
  const skillsOf = (document: Document) => read(skilled, document)?.skills ?? [];
  const skills = differing(skillsOf(before), skillsOf(after));
  const metrics = changedMetrics(volunteerMetrics, was, is, about.changedAt ?? about.now);
  return [
    ...settled(was, is, about),
    ...personLines(volunteers, was, is, about),
    ...(is ? [] : [{ is: 'drop-carried-person', kind: 'volunteers', id: about.id } as const]),
    ...(skills.length > 0 ? [{ is: 'count-skills', skills } as const] : []),
    ...countMetrics(metrics, about),
  ];
};

type Person = { name: string; created_by: string };
const personLines = (
  definition: typeof donors | typeof volunteers,
  was: Person | null,
  is: Person | null,
  { id }: About,
): Consequence[] =>
  !was && is
    ? createdLines(definition, id, {
        actor_id: is.created_by,
        subject_collection: definition.name,
        subject_id: id,
        subject_name: is.name,
      })
    : [];
