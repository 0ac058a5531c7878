import type { Packet } from '#shared/domain/field/packet.ts';

/** A street of a turf: from which number to which, how many doors, and who lives there. */
export type Street = { name: string; from: string; to: string; doors: number; voters: readonly string[] };

const inOrder = new Intl.Collator('en', { numeric: true });

/** The streets of a turf, in walking order; a street that is come back to is there once. */
export function streetsIn({ buildings }: Pick<Packet, 'buildings'>): readonly Street[] {
  const streets = new Map<string, { houses: string[]; doors: number; voters: string[] }>();
  for (const { street, house, doors } of buildings) {
    const entry = streets.get(street) ?? { houses: [], doors: 0, voters: [] };
    streets.set(street, entry);
    entry.houses.push(house);
    entry.doors += doors.length;
    for (const { people } of doors) entry.voters.push(...people.map(({ id }) => id));
  }
  return [...streets].map(([name, { houses, ...rest }]) => {
    const sorted = houses.filter((house) => house !== '').toSorted(inOrder.compare);
    return { name, from: sorted[0] ?? '', to: sorted.at(-1) ?? '', ...rest };
  });
}
