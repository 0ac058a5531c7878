/** A number of 32 bits that looks like chance, and is the same for the same text (FNV-1a, and a last mixing of its bits). */
function scattered(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/**
 * The order in which people are called: mixed by a seed, so that a list's first evening is no single street; and of one
 * home the second only after the first of every other, so that a household's telephone does not ring twice in a row.
 */
export function callOrder<T extends { id: string; door: number }>(people: readonly T[], seed: string): T[] {
  const atDoor = new Map<number, number>();
  const mixed = people
    .map((person) => ({ person, chance: scattered(`${seed} ${person.id}`) }))
    .toSorted((one, other) => one.chance - other.chance || (one.person.id < other.person.id ? -1 : 1))
    .map(({ person }) => {
      const before = atDoor.get(person.door) ?? 0;
      atDoor.set(person.door, before + 1);
      return { person, before };
    });
  return mixed.toSorted((one, other) => one.before - other.before).map(({ person }) => person);
}
