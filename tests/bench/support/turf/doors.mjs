/** The first so many doors of a list, as a list of their own. */
export const firstDoors = (doors, count) =>
  Object.fromEntries(
    Object.entries({ ...doors, count }).map(([name, value]) => [
      name,
      ArrayBuffer.isView(value) ? value.slice(0, count) : value,
    ]),
  );

/** What is wrong with a cut, looked at door by door; `sizes`: doors of each turf. */
export function faultsOf(doors, turfs) {
  const [sizes, precincts, buildings] = [new Map(), new Map(), new Map()];
  const note = (into, key, value) => into.set(key, (into.get(key) ?? new Set()).add(value));
  let outside = doors.count - turfs.length;
  for (let at = 0; at < doors.count; at++) {
    const turf = turfs[at];
    if (!(turf >= 0)) outside += 1;
    sizes.set(turf, (sizes.get(turf) ?? 0) + 1);
    note(precincts, turf, doors.precinct[at]);
    note(buildings, doors.building[at], turf);
  }
  const several = (sets) => [...sets.values()].filter(({ size }) => size > 1).length;
  return {
    sizes: [...sizes.values()],
    outside,
    split: several(buildings),
    acrossLines: several(precincts),
  };
}

/**
 * The plain way with a document for each voter: homes found by their address, in the order of their addresses, forty after
 * forty. Answers the homes as the columns that `faultsOf` reads, and their turfs.
 */
export function cutPlainly(voters, size) {
  const homes = new Map();
  for (const { precinct, city, street, house, unit } of voters) {
    const key = [precinct, city, street, String(house).padStart(8, '0'), unit].join('|');
    if (!homes.has(key)) homes.set(key, { precinct, building: [city, street, house].join('|') });
  }
  const sorted = [...homes].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, home]) => home);
  return {
    doors: {
      count: sorted.length,
      precinct: sorted.map(({ precinct }) => precinct),
      building: sorted.map(({ building }) => building),
    },
    turfs: sorted.map((_, at) => Math.floor(at / size)),
  };
}
