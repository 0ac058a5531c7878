import { merges } from '../../../collections/merges.ts';
import { people } from '../../../collections/people.ts';
import { foldPoint } from '../../../domain/consent/fold-point.ts';
import {
  carriedClosures,
  type OwnedPoint,
  personalClosure,
} from '../../../domain/people/merge/restrictive-consent.ts';
import { addedTo } from '../../../domain/people/merge/unmerged-fields.ts';
import type { Channel } from '../../../domain/voters/contact-results.ts';
import {
  contactEventOf,
  linesOf,
  prepareContactEvents,
  stateOf,
} from '../../consent/record-contact-events.ts';
import { readCardPoints, suppressedVoter } from '../../consent/settle-reach.ts';
import type { Store } from '../../store.ts';
import type { Context } from '../../use-case.ts';
import {
  type Closure,
  closeVoter,
  closingLine,
  liftingLine,
  ownLines,
  pointless,
  reopenVoter,
} from './merge-consent.ts';
import { fieldsOf } from './merge-sources.ts';
import type { Merge, UnmergePlan } from './plan-unmerge.ts';

type Addresses = { emails: readonly string[]; phones: readonly string[]; voter_id: string | null };
const addressesIn = (card: unknown): Addresses => {
  const { emails, phones, voter_id } = people.schema.parse(card);
  return { emails, phones, voter_id };
};
const keyOf = ({ value, channel }: Pick<Closure, 'value' | 'channel'>): string => `${channel} ${value}`;

/** Everybody who is one person once the merge is over, each with the addresses that were theirs. */
function remaining(survivorId: string, next: Addresses, others: readonly Merge[], plan: UnmergePlan) {
  const changes = others.map((one) => plan.rebased.find(({ id }) => id === one.id)?.changes ?? one.changes);
  const added = changes.map(({ people: of }) => addedTo(of));
  const own = (kind: 'emails' | 'phones') =>
    next[kind].filter((value) => !added.some((lists) => lists[kind]?.includes(value)));
  const losers = others.flatMap(({ before, survivor_id }) =>
    Object.entries(before.people).flatMap(([id, image]) =>
      id === survivor_id ? [] : [{ id, ...addressesIn(image) }],
    ),
  );
  return [{ id: survivorId, emails: own('emails'), phones: own('phones') }, ...losers];
}

/** Points of everybody as they would be without the merges' own lines, and what is closed as of now. */
async function readPoints(
  store: Store,
  { member }: Context,
  cards: readonly (Pick<Addresses, 'emails' | 'phones'> & { id: string })[],
  merge: Merge,
  own: ReadonlySet<string>,
) {
  const known = await Promise.all(
    cards.map(async (card) => ({
      id: card.id,
      points: await readCardPoints(store, card, member.organization),
    })),
  );
  const all = known.flatMap(({ id, points }) => points.map((point) => ({ person: id, ...point })));
  const closed = all.filter(({ stored }) => stored && Object.keys(stored.closed).length > 0);
  const lines = await linesOf(store, [...new Set(closed.map(({ point }) => point))]);
  const isClosed = new Set<string>();
  const closedSince = new Set<Closure['channel']>();
  const owned = all.flatMap(({ person, kind, value, point, stored }): OwnedPoint[] => {
    if (!stored) return [{ person, kind, value, state: foldPoint({ kind, mask: '' }, []) }];
    const rows = (lines.get(point) ?? []).filter(({ id, undoes }) => !own.has(id) && !own.has(undoes ?? ''));
    // What the survivor stated while the merge stood, on whose address ever.
    const since = rows.filter((row) => row.person_id === merge.survivor_id && row.at >= merge.at.toMillis());
    const stated = foldPoint(stored, since.map(contactEventOf));
    for (const channel of ['email', 'text', 'call'] as const) {
      if (personalClosure(stateOf(stored), channel)) isClosed.add(keyOf({ value, channel }));
      if (personalClosure(stated, channel)) closedSince.add(channel);
    }
    return [{ person, kind, value, state: foldPoint(stored, rows.map(contactEventOf)) }];
  });
  return { owned, isClosed, closedSince };
}

/** What the voter log closes for voters whose links these merges gave up, and what it closes for the linked one. */
async function readVoters(
  store: Store,
  context: Context,
  merge: Merge,
  next: Addresses,
  others: readonly Merge[],
  own: ReadonlySet<string>,
) {
  const [first] = [merge, ...others].toSorted((one, other) => one.at.toMillis() - other.at.toMillis());
  const images = others.map(({ before, survivor_id }) =>
    Object.entries(before.people).flatMap(([id, image]) => (id === survivor_id ? [] : [image])),
  );
  const survivor = first?.before.people[merge.survivor_id];
  const dropped = images.map((of) => [
    ...new Set(
      [...of, ...(survivor ? [survivor] : [])].flatMap((image) => {
        const { voter_id } = addressesIn(image);
        return voter_id === null || voter_id === next.voter_id ? [] : [voter_id];
      }),
    ),
  ]);
  const closedFor = (voter: string) => suppressedVoter(store, voter, context.now(), own);
  const [given, retained] = await Promise.all([
    Promise.all(
      dropped.map(async (voters) => {
        const found = await Promise.all(voters.map(closedFor));
        return [...new Set(found.flatMap((one) => Object.keys(one) as Channel[]))];
      }),
    ),
    next.voter_id === null ? {} : closedFor(next.voter_id),
  ]);
  return { given, retained };
}

/**
 * Ends what a merge closed, and leaves closed what the survivor's other merges close: on the addresses that stay with the
 * survivor, and for whoever is still one with them. An address that goes back to somebody takes no closure along but its own.
 */
export async function prepareUnmergedConsent(
  store: Store,
  context: Context,
  merge: Merge,
  { plan, next: card }: { plan: UnmergePlan; next: object },
): Promise<() => void> {
  const { others } = plan;
  const next = addressesIn(card);
  const before = addressesIn(fieldsOf(plan.survivor));
  const own = ownLines([merge, ...others]);
  if (own.size === 0 && before.voter_id === next.voter_id) return () => {};
  const cards = [
    ...remaining(merge.survivor_id, next, others, plan),
    // Whoever leaves closes nothing; what was stated on their addresses meanwhile is read all the same.
    { id: '', emails: before.emails, phones: before.phones },
  ];
  const [{ owned, isClosed, closedSince }, { given, retained }] =
    others.length === 0
      ? [
          { owned: [], isClosed: new Set<string>(), closedSince: new Set<Closure['channel']>() },
          { given: [], retained: {} },
        ]
      : await Promise.all([
          readPoints(store, context, cards, merge, own),
          readVoters(store, context, merge, next, others, own),
        ]);
  const needed = new Map(
    carriedClosures(
      owned.filter(({ person }) => person !== ''),
      next,
      given.flat(),
    )
      .filter((one) => isClosed.has(keyOf(one)))
      .map((one) => [keyOf(one), one]),
  );
  const isOnCard = ({ kind, value }: Closure) =>
    (kind === 'email' ? next.emails : next.phones).includes(value);
  const isRetained = (line: Closure) =>
    needed.has(keyOf(line)) || (isOnCard(line) && closedSince.has(line.channel));
  const retainedLines = others.map(({ closures }) => closures.filter(isRetained));
  const ended = [
    ...merge.closures,
    ...others.flatMap(({ closures }) => closures.filter((one) => !isRetained(one))),
  ];
  const covered = new Set(retainedLines.flat().map(keyOf));
  const begun: Closure[] = [...needed.values()]
    .filter((one) => !covered.has(keyOf(one)))
    .map((one, at) => ({ ...one, event: `${merge.id}-leaves-${at}` }));
  const events = [
    ...begun.map((one) => closingLine(context, one, merge.survivor_id)),
    ...ended.map((one) => liftingLine(context, one, merge.survivor_id)),
  ];
  const recording = events.length > 0 ? await prepareContactEvents(store, context, events) : null;
  const suppressed = others.map((one, at) => {
    const channels = pointless.filter((channel) => given[at]?.includes(channel) && !(channel in retained));
    if (next.voter_id === null || channels.length === 0) return null;
    const isSame =
      one.suppressed?.voter === next.voter_id && String(one.suppressed.channels) === String(channels);
    return isSame
      ? one.suppressed
      : { event: `${merge.id}-leaves-${one.id}`, voter: next.voter_id, channels: [...channels] };
  });
  return () => {
    recording?.write();
    if (merge.suppressed) reopenVoter(store, context, merge.suppressed);
    for (const [at, one] of others.entries()) {
      const [closes, closed] = [suppressed[at] ?? null, one.suppressed];
      if (closes !== closed && closed) reopenVoter(store, context, closed);
      if (closes !== closed && closes) closeVoter(store, context, closes);
      const closures = [...(retainedLines[at] ?? []), ...(at === others.length - 1 ? begun : [])];
      if (closes !== closed || closures.length !== one.closures.length || begun.length > 0)
        store.update(merges, one.id, { closures, suppressed: closes });
    }
  };
}
