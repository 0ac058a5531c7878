import { type ClosedContact, closedContactsCall } from '../../api/consent-api.ts';
import { contactPoints } from '../../collections/contact-points.ts';
import { people } from '../../collections/people.ts';
import { pointsOfCard } from '../../domain/consent/card-reach.ts';
import { normalizePoint, type PointKind, pointId } from '../../domain/consent/contact-point.ts';
import { closedNow, filterName } from '../../domain/consent/shown-closures.ts';
import type { Reads, Row } from '../store.ts';
import { useCase } from '../use-case.ts';
import { findSalt } from './contact-salt.ts';

/** Closed contacts of one page, and people who are named for each. */
export const closedPage = 25;
export const closedPeopleMax = 3;

type Point = Row<typeof contactPoints.schema>;
type Named = { id: string; name: string; value: string };

/**
 * The people of each point who have its address by now. One read for each person. `value`: the address itself, which only
 * the card holds.
 */
export async function peopleOfPoints(
  reads: Reads,
  points: readonly Point[],
  { salt, organization, most = closedPeopleMax }: { salt: string; organization: string; most?: number },
): Promise<ReadonlyMap<string, Named[]>> {
  const ids = [...new Set(points.flatMap((point) => point.people.slice(0, most)))];
  const cards = (await reads.getAll(people, ids)).flatMap((card) =>
    card && card.merged_into === null ? [card] : [],
  );
  const found = new Map<string, Named[]>();
  for (const card of cards)
    for (const { point, value } of pointsOfCard(card, salt, organization))
      found.set(point, [...(found.get(point) ?? []), { id: card.id, name: card.name, value }]);
  return found;
}

const kindOf = (address: string): PointKind => (address.includes('@') ? 'email' : 'phone');

/**
 * Lists the campaign's closed addresses and numbers, newest first, or looks up one. At most 25 points and 75 people are
 * read.
 */
export const closedContacts = useCase(
  closedContactsCall,
  async ({ channel, reason, address, after }, { member, now, read }) => {
    const { organization } = member;
    const salt = await findSalt(read);
    const kind = address === null ? 'email' : kindOf(address);
    const value = address === null ? null : normalizePoint(kind, address);
    const isAddress = address === null || value !== null;
    if (salt === null || !isAddress) return { contacts: [], next: null, isAddress };
    let rows: Point[];
    if (value !== null) {
      const found = await read.get(contactPoints, pointId(salt, organization, kind, value));
      rows = found ? [found] : [];
    } else
      rows = await read.find(contactPoints, {
        where: [
          ['filters', 'array-contains', filterName(channel, reason)],
          ...(after === null ? [] : ([['order', '<', after]] as const)),
        ],
        orderBy: ['order', 'desc'],
        limit: closedPage,
      });
    const named = await peopleOfPoints(read, rows, { salt, organization });
    const contacts = rows.flatMap(({ id, kind: of, mask, shown }): ClosedContact[] => {
      const closures = closedNow(shown, now());
      const who = (named.get(id) ?? []).map(({ id: person, name }) => ({ id: person, name }));
      return closures.length > 0 ? [{ id, kind: of, mask, closures, people: who }] : [];
    });
    const last = rows.at(-1);
    const next = value === null && rows.length === closedPage ? (last?.order ?? null) : null;
    return { contacts, next, isAddress };
  },
);
