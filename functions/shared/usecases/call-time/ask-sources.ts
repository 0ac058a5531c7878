import { affiliations } from '../../collections/affiliations.ts';
import { calltimePeople } from '../../collections/calltime-lists.ts';
import { elections, electionsMax } from '../../collections/campaign-elections.ts';
import { contactPoints } from '../../collections/contact-points.ts';
import { donors } from '../../collections/donors.ts';
import { financeSettings, financeSettingsId } from '../../collections/finance-settings.ts';
import { giftEntries } from '../../collections/gift-entries.ts';
import { limitRules, ownLimitsMax } from '../../collections/limit-rules.ts';
import { notes } from '../../collections/notes.ts';
import { people } from '../../collections/people.ts';
import { pledges } from '../../collections/pledges.ts';
import { rolodexRatings } from '../../collections/rolodex-ratings.ts';
import { entriesMax } from '../../domain/call-time/prepare-sheet.ts';
import { normalizePoint, pointId } from '../../domain/consent/contact-point.ts';
import { closedFor } from '../../domain/consent/may-contact.ts';
import { affiliationsMax } from '../../domain/money/affiliation.ts';
import type { MeterSources } from '../../domain/money/person-meter.ts';
import { closingEventsOf } from '../consent/closed-voters.ts';
import { findSalt } from '../consent/contact-salt.ts';
import { stateOf } from '../consent/record-contact-events.ts';
import { suppressedBy } from '../consent/settle-reach.ts';
import type { Reads, Row } from '../store.ts';
import type { Context } from '../use-case.ts';

/** What sheets are made of, read for many donors at once. */

export type Reading = Pick<Context, 'read' | 'now' | 'member'>;
export type Card = Row<typeof people.schema>;
export type Entry = Row<typeof giftEntries.schema>;
export type Remembered = Row<typeof calltimePeople.schema>;

/** Ids that one query names, and that one query of the log takes. */
const [idsPerQuery, logIdsPerQuery] = [30, 25];
/** Members' ratings of one person that are read. */
const ratingsMax = 10;
/** Notes that a sheet shows, and characters of each: 25 sheets are one document. */
const [sheetNotesMax, sheetNoteMax] = [2, 1_000];
const noteOf = (body: string): string =>
  body.length > sheetNoteMax ? `${body.slice(0, sheetNoteMax - 1).trimEnd()}…` : body;

const chunks = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size));

/** Each person's card, or that of whoever they were merged into. A read each. */
export async function cardsOf({ read }: Reading, ids: readonly string[]): Promise<Map<string, Card>> {
  const found = await read.getAll(people, ids);
  const survivors = found.flatMap((card) => card?.merged_into ?? []);
  const others = survivors.length > 0 ? await read.getAll(people, [...new Set(survivors)]) : [];
  const byId = new Map([...found, ...others].flatMap((card) => (card ? [[card.id, card] as const] : [])));
  return new Map(
    ids.flatMap((id) => {
      const card = byId.get(id);
      const current = card?.merged_into ? byId.get(card.merged_into) : card;
      return current && current.merged_into === null ? [[id, current] as const] : [];
    }),
  );
}

export const donorsOf = async ({ read }: Reading, ids: readonly string[]) =>
  new Map((await read.getAll(donors, ids)).flatMap((donor) => (donor ? [[donor.id, donor] as const] : [])));

/** Entries by the donor whom they were written for. A read each, at least one for thirty donors. */
export async function entriesOf({ read }: Reading, ids: readonly string[]): Promise<Map<string, Entry[]>> {
  const find = (some: readonly string[]): Promise<Entry[]> => {
    const limit = some.length * entriesMax + 1;
    return read.find(giftEntries, { where: [['donor_id', 'in', some]], limit });
  };
  const found = await Promise.all(
    chunks(ids, idsPerQuery).map(async (some) => {
      const all = await find(some);
      if (some.length === 1 || all.length <= some.length * entriesMax) return all;
      // Of one with very many, those of others were cut off.
      return (await Promise.all(some.map((id) => find([id])))).flat();
    }),
  );
  const byDonor = new Map<string, Entry[]>();
  for (const entry of found.flat())
    byDonor.set(entry.donor_id, [...(byDonor.get(entry.donor_id) ?? []), entry]);
  return byDonor;
}

export type OpenPledge = Row<typeof pledges.schema>;
/** Open pledges by their donor. A read each, at least one for thirty donors. */
export async function pledgesOf(
  { read }: Reading,
  ids: readonly string[],
): Promise<Map<string, OpenPledge[]>> {
  const found = await Promise.all(
    chunks(ids, idsPerQuery).map((some) =>
      read.find(pledges, {
        where: [
          ['donor_id', 'in', some],
          ['stage', '==', 'open'],
        ],
      }),
    ),
  );
  const byDonor = new Map<string, OpenPledge[]>();
  for (const pledge of found.flat())
    byDonor.set(pledge.donor_id, [...(byDonor.get(pledge.donor_id) ?? []), pledge]);
  return byDonor;
}

export type StoredRating = Row<typeof rolodexRatings.schema>;
/** How members know people and what they would ask them for. A read each, at least one for thirty people. */
export async function ratingsOf(
  { read }: Reading,
  ids: readonly string[],
): Promise<Map<string, StoredRating[]>> {
  const found = await Promise.all(
    chunks(ids, idsPerQuery).map((some) =>
      read.find(rolodexRatings, {
        where: [['person_id', 'in', some]],
        limit: some.length * ratingsMax,
      }),
    ),
  );
  const byPerson = new Map<string, StoredRating[]>();
  for (const rating of found.flat())
    byPerson.set(rating.person_id, [...(byPerson.get(rating.person_id) ?? []), rating]);
  return byPerson;
}

/** What is remembered of calls, by the person. */
export const rememberedOf = async (
  { read }: { read: Reads },
  ids: readonly string[],
): Promise<Map<string, Remembered>> =>
  new Map((await read.getAll(calltimePeople, ids)).flatMap((one) => (one ? [[one.id, one] as const] : [])));

/** The race, its elections, the campaign's own limits and who shares one. A read each. */
export async function meterSources({ read }: Pick<Reading, 'read'>): Promise<MeterSources> {
  const [settings, ahead, own, groups] = await Promise.all([
    read.get(financeSettings, financeSettingsId),
    read.find(elections, { orderBy: ['day', 'asc'], limit: electionsMax }),
    read.find(limitRules, { orderBy: ['effective_from', 'asc'], limit: ownLimitsMax }),
    read.find(affiliations, { limit: affiliationsMax }),
  ]);
  return { settings, elections: ahead, own, groups };
}

/** The newest notes of each person. A read each, at least one for a person. */
export async function notesOf({ read }: Reading, ids: readonly string[]): Promise<Map<string, string[]>> {
  const found = await Promise.all(
    ids.map(async (id) => {
      const some = await read.find(notes, {
        where: [['person_id', '==', id]],
        orderBy: ['created_at', 'desc'],
        limit: sheetNotesMax,
        select: ['body'],
      });
      return [id, some.map(({ body }) => noteOf(body))] as const;
    }),
  );
  return new Map(found);
}

/** How somebody can be reached now. */
export type Ways = { phones: string[]; texts: string[]; email: string | null };
const noWays: Ways = { phones: [], texts: [], email: null };

/**
 * The numbers of each card that may be called and get a text now, and its address where it may be written to, by the points
 * themselves and by what the log closes under any of the person's ids. A read for each number and address, and those of what
 * closes anything.
 */
export async function openWays(reading: Reading, cards: readonly Card[]): Promise<Map<string, Ways>> {
  const { read, now, member } = reading;
  const salt = await findSalt(read);
  const values = [
    ...new Set(
      cards.flatMap(({ phones, emails }) => [
        ...phones.map((value) => `phone ${value}`),
        ...emails.slice(0, 1).map((value) => `email ${value}`),
      ]),
    ),
  ];
  const idOf = (one: string): string | null => {
    const [kind, value = ''] = one.split(' ', 2);
    const normal = kind === 'email' ? normalizePoint('email', value) : value;
    const which = kind === 'email' ? 'email' : 'phone';
    return salt === null || normal === null ? null : pointId(salt, member.organization, which, normal);
  };
  const ids = values.map(idOf);
  const found = await read.getAll(
    contactPoints,
    ids.flatMap((id) => id ?? []),
  );
  const points = new Map(found.flatMap((point) => (point ? [[point.id, stateOf(point)] as const] : [])));
  const pointOf = new Map(values.map((one, at) => [one, points.get(ids[at] ?? '') ?? null]));
  const isOpen = (one: string, channel: 'call' | 'text' | 'email') => {
    const query = { person: null, kind: 'fundraising', at: now(), place: null } as const;
    return !closedFor({ ...query, channel, point: pointOf.get(one) ?? null });
  };
  const idsOf = ({ id, merged_ids, voter_id }: Card) => [id, ...merged_ids, ...(voter_id ? [voter_id] : [])];
  const all = [...new Set(cards.flatMap(idsOf))];
  const logs = await Promise.all(chunks(all, logIdsPerQuery).map((some) => closingEventsOf({ read }, some)));
  const log = new Map(logs.flatMap((one) => [...one]));
  return new Map(
    cards.map((card) => {
      const own = idsOf(card).flatMap((id) => log.get(id) ?? []);
      const suppressed = suppressedBy(
        own.flatMap((one) => one.events),
        now(),
      );
      if (own.some((one) => one.isCut)) return [card.id, noWays];
      const numbers = (channel: 'call' | 'text') =>
        suppressed[channel] === undefined
          ? card.phones.filter((value) => isOpen(`phone ${value}`, channel))
          : [];
      const phones = numbers('call');
      const [email] = card.emails;
      const mayWrite =
        email !== undefined && suppressed.email === undefined && isOpen(`email ${email}`, 'email');
      const texts = numbers('text').filter((value) => phones.includes(value));
      return [card.id, { phones, texts, email: mayWrite ? email : null }];
    }),
  );
}
