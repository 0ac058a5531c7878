import * as z from 'zod/mini';
import type { CallReport } from '../../api/phonebank-api.ts';
import { callPackets } from '../../collections/call-packets.ts';
import { contactEvents } from '../../collections/contact-events.ts';
import { contactPoints } from '../../collections/contact-points.ts';
import { people } from '../../collections/people.ts';
import { sha256 } from '../../demo/hash.ts';
import { pointId } from '../../domain/consent/contact-point.ts';
import type { PointState } from '../../domain/consent/fold-point.ts';
import { sourceOfLog } from '../../domain/consent/log-closures.ts';
import { closureOn } from '../../domain/consent/may-contact.ts';
import { packetId } from '../../domain/phonebank/list.ts';
import { type CallTarget, targetsIn } from '../../domain/phonebank/target.ts';
import { blockOf } from '../../domain/voters/suppression.ts';
import type { Learned, SuppressionReason } from '../../domain/voters/voter-state.ts';
import { findSalt } from '../consent/contact-salt.ts';
import { type NewContactEvent, stateOf } from '../consent/record-contact-events.ts';
import type { Reads, Store } from '../store.ts';
import type { Context } from '../use-case.ts';
import type { Job } from './call-documents.ts';

type Numbers = Pick<CallTarget, 'cell' | 'landline'>;
const kinds = ['cell', 'landline'] as const;
/** What is known of the two numbers of somebody who may be called. */
export type NumberPoints = Partial<Record<(typeof kinds)[number], PointState>>;

/** The points of a voter's numbers. One read for the salt, and one for each number where there is a salt. */
export async function numberPoints(
  reads: Reads,
  organization: string,
  numbers: Numbers,
): Promise<NumberPoints> {
  const salt = await findSalt(reads);
  if (salt === null) return {};
  const given = kinds.flatMap((kind) => (numbers[kind] ? [[kind, numbers[kind]] as const] : []));
  const found = await reads.getAll(
    contactPoints,
    given.map(([, value]) => pointId(salt, organization, 'phone', value)),
  );
  return Object.fromEntries(
    given.flatMap(([kind], at) => {
      const point = found[at];
      return point ? [[kind, stateOf(point)] as const] : [];
    }),
  );
}

/** What a result says of the number that was called; the others are of the person, whom the voter log holds. */
const reported: Partial<Record<CallReport['outcome'], Pick<NewContactEvent, 'what' | 'channel'>>> = {
  do_not_call: { what: 'opt_out', channel: 'call' },
  wrong_number: { what: 'bad_number' },
  disconnected: { what: 'bad_number' },
};

const eventId = (...parts: readonly string[]): string => `call-${sha256(parts.join('/')).slice(0, 40)}`;

async function targetOf({ context, list }: Job, packet: number, voter: string): Promise<CallTarget | null> {
  const found = await context.read.get(callPackets, packetId(list.id, packet));
  return targetsIn(found?.targets ?? '[]').find(({ id }) => id === voter) ?? null;
}

const numbersOf = (target: Numbers) =>
  kinds.flatMap((kind) => (target[kind] ? [{ kind, value: target[kind] }] : []));

const cardPhones = { ...people, schema: z.object({ phones: people.schema.shape.phones }) };

/**
 * The numbers that a result is about. Whoever of an audience asks not to be called asks it for every number of their card:
 * one read more.
 */
async function numbersAbout(reads: Reads, target: CallTarget | null, about: NewContactEvent['what'] | null) {
  const called: { kind: string; value: string }[] = target ? numbersOf(target) : [];
  if (target?.person === undefined || (about !== 'opt_out' && about !== null)) return called;
  const [card] = await reads.getAll(cardPhones, [target.person]);
  const others = (card?.phones ?? []).filter((value) => called.every((one) => one.value !== value));
  return [...called, ...others.map((value) => ({ kind: value, value }))];
}

/**
 * What a report tells of the numbers that were called, as evidence. The ids follow from the report's, so that a repeat
 * changes nothing. One read, where it tells anything.
 */
export async function evidenceOfReport(job: Job, report: CallReport): Promise<NewContactEvent[]> {
  const about = reported[report.outcome];
  if (!about) return [];
  const { member, now } = job.context;
  const target = await targetOf(job, report.packet, report.voter);
  const numbers = await numbersAbout(job.context.read, target, about.what);
  return numbers.map(({ kind, value }) => ({
    ...{ id: eventId(report.id, kind), kind: 'phone', value, ...about },
    ...{ source: 'call', by: member.uid, at: now() },
  }));
}

/** Evidence that takes back what a report has brought, by the caller who reported it. Two reads. */
export async function retractionsOfReport(
  store: Store,
  job: Job,
  { report, voter, packet }: { report: string; voter: string; packet: number },
): Promise<NewContactEvent[]> {
  const { member, now } = job.context;
  const target = await targetOf(job, packet, voter);
  const called = await numbersAbout(store, target, null);
  const found = await store.getAll(
    contactEvents,
    called.map(({ kind }) => eventId(report, kind)),
  );
  return called.flatMap(({ kind, value }, at): NewContactEvent[] => {
    const event = found[at];
    if (!event) return [];
    return [
      {
        ...{ id: eventId(report, kind, 'undo'), kind: 'phone', value, what: 'retraction' },
        ...{ undoes: event.id, source: 'call', by: member.uid, at: now() },
      },
    ];
  });
}

const ofLog: Partial<Record<SuppressionReason, Pick<NewContactEvent, 'what' | 'channel'>>> = {
  opt_out: { what: 'opt_out', channel: 'call' },
  do_not_contact: { what: 'opt_out', channel: 'call' },
  bad_number: { what: 'bad_number' },
  deceased: { what: 'deceased' },
};

/**
 * What the voter log closes for a voter, as evidence about their numbers: it becomes known to a number when somebody is
 * about to dial it. A death is of the cell alone, for a landline is the household's. Numbers that are closed need none.
 */
export function evidenceOfLog(
  { id: voter, ...numbers }: Numbers & { id: string },
  why: SuppressionReason | undefined,
  events: readonly Learned[],
  points: NumberPoints,
  { now }: Pick<Context, 'now'>,
): NewContactEvent[] {
  const about = why && ofLog[why];
  if (!about) return [];
  const newest = events
    .toSorted((one, other) => other.happened_at - one.happened_at)
    .find((event) => blockOf(event)?.reason === why);
  return numbersOf(numbers).flatMap(({ kind, value }): NewContactEvent[] => {
    if (closureOn(points[kind] ?? null, 'call') || (why === 'deceased' && kind === 'landline')) return [];
    return [
      {
        ...{ id: eventId(voter, kind, why, value), kind: 'phone', value, ...about },
        ...{ source: sourceOfLog[newest?.source ?? 'phone'], by: newest?.by ?? null },
        at: Math.min(newest?.happened_at ?? now(), now()),
      },
    ];
  });
}
