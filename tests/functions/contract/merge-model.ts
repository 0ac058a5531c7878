type Card = {
  emails: string[];
  phones: string[];
  tags: string[];
  employer: string | null;
  hours: number | null;
};
type Table = 'donations' | 'notes' | 'tasks';
type Reference = { table: Table; id: string; owner: string; amount: number; isRefunded: boolean };
type Merge = { id: string; party: readonly string[]; isOver: boolean };
/** What somebody's employer became, and by which merge; null: by hand. */
type Value = { by: string | null; value: string | null };

/**
 * Merges as somebody would keep them on paper: each thing stays with whom it was written for, and whoever is there shows all
 * that belongs to those who are one person now.
 */
export function mergeModel() {
  const cards = new Map<string, Card>();
  const values = new Map<string, Value[]>();
  const references: Reference[] = [];
  const merges: Merge[] = [];
  /** Numbers that somebody's own words closed for texts. */
  const stopped = new Set<string>();
  /** Who stated it while others were one with them: nobody knows for which of them. */
  const speakers = new Set<string>();

  const person = (id: string): Card => {
    const found = cards.get(id);
    if (!found) throw new Error(`Nobody is ${id}.`);
    return found;
  };
  const active = () => merges.filter(({ isOver }) => !isOver);
  /** Who somebody is now. */
  const headOf = (id: string): string => {
    const into = active().find(({ party }) => party.slice(1).includes(id));
    return into ? headOf(into.party[0] ?? id) : id;
  };
  /** Everybody who is one with somebody, by themselves first. */
  const membersOf = (id: string): string[] => [
    id,
    ...[...cards.keys()].filter((one) => one !== id && headOf(one) === id),
  ];
  const isActive = (id: string | null) => id === null || active().some((merge) => merge.id === id);
  const employerOf = (id: string): string | null =>
    values.get(id)?.findLast(({ by }) => isActive(by))?.value ?? null;
  const phonesOf = (id: string) => membersOf(id).flatMap((one) => person(one).phones);

  /** Whoever closed all numbers that were theirs is closed on the numbers of everybody who is one with them. */
  function closed(): string[] {
    const found = new Set(stopped);
    const group = (id: string): void => {
      const merge = active().filter(({ party }) => party[0] === id);
      for (const { party } of merge) for (const loser of party.slice(1)) group(loser);
      const parties = [[id], ...merge.map(({ party }) => party.slice(1))].flat();
      const isClosed = parties.some((one) => {
        const own = one === id ? person(id).phones : phonesUnder(one);
        return own.length > 0 && own.every((phone) => found.has(phone));
      });
      if (isClosed) for (const phone of phonesUnder(id)) found.add(phone);
    };
    for (const id of cards.keys()) if (headOf(id) === id) group(id);
    return [...found];
  }
  /** Numbers of somebody and of those who were merged into them, who may have been merged on. */
  function phonesUnder(id: string): string[] {
    const losers = active().flatMap(({ party }) => (party[0] === id ? party.slice(1) : []));
    return [...person(id).phones, ...losers.flatMap(phonesUnder)];
  }

  return {
    person,
    headOf,
    /** Numbers that have to be closed. */
    closed,
    /** Numbers that may be, too: those of everybody who is one with somebody who stated it while they were one with others. */
    closable: (): string[] => [
      ...closed(),
      ...[...cards.keys()]
        .filter((id) => headOf(id) === id && membersOf(id).some((one) => speakers.has(one)))
        .flatMap(phonesOf),
    ],
    ids: () => [...cards.keys()],
    add(id: string, { emails, phones, tags, employer, hours }: Card): void {
      cards.set(id, { emails, phones, tags: [...tags], employer, hours });
      values.set(id, [{ by: null, value: employer }]);
    },
    refer(table: Table, id: string, owner: string, amount = 0): void {
      references.push({ table, id, owner, amount, isRefunded: false });
    },
    /** Gifts of those who are one with somebody, that were not refunded. */
    giftsOf: (id: string): Reference[] =>
      references.filter(
        ({ table, owner, isRefunded }) => table === 'donations' && !isRefunded && headOf(owner) === id,
      ),
    edit(id: string, value: string): void {
      values.get(id)?.push({ by: null, value });
    },
    stop(id: string): void {
      if (membersOf(id).length > 1) speakers.add(id);
      for (const phone of phonesOf(id)) stopped.add(phone);
    },
    contactsOf: (party: readonly string[]) => ({
      emails: party.flatMap((one) => membersOf(one).flatMap((member) => person(member).emails)),
      phones: party.flatMap(phonesOf),
    }),
    merge(id: string, party: readonly string[], chosen: string | undefined): void {
      const [survivor = ''] = party;
      const had = (one: string) => employerOf(one);
      const from = [chosen, ...party].find((one) => one !== undefined && had(one) !== null);
      const value = from === undefined ? null : had(from);
      if (value !== had(survivor)) values.get(survivor)?.push({ by: id, value });
      merges.push({ id, party, isOver: false });
    },
    /** Merges whose people were not merged on, and those whose were. */
    retractable: () => active().filter(({ party }) => headOf(party[0] ?? '') === party[0]),
    covered: () => active().flatMap(({ id, party }) => (headOf(party[0] ?? '') === party[0] ? [] : [id])),
    unmerge(id: string): void {
      const merge = merges.find((one) => one.id === id);
      if (merge) merge.isOver = true;
    },
    expected() {
      const all = [...cards.keys()].map((id) => {
        if (headOf(id) !== id) return [id, { into: headOf(id) }] as const;
        const members = membersOf(id);
        const of = <T>(list: (card: Card) => readonly T[]) => members.flatMap((one) => list(person(one)));
        const gifts = references.filter(({ table, owner }) => table === 'donations' && headOf(owner) === id);
        const counted = gifts.filter(({ isRefunded }) => !isRefunded);
        const hours = of(({ hours: own }) => (own === null ? [] : [own]));
        return [
          id,
          {
            merged_ids: members.slice(1).toSorted(),
            emails: of(({ emails }) => emails).toSorted(),
            phones: of(({ phones }) => phones).toSorted(),
            tags: [...new Set(of(({ tags }) => tags.map((tag) => tag.toLowerCase())))].toSorted(),
            employer: employerOf(id),
            giving:
              gifts.length > 0
                ? [counted.reduce((sum, { amount }) => sum + amount, 0), counted.length]
                : null,
            hours: hours.length > 0 ? hours.reduce((sum, one) => sum + one, 0) : null,
          },
        ] as const;
      });
      return {
        people: Object.fromEntries(all),
        pointers: Object.fromEntries(references.map(({ id, owner }) => [id, headOf(owner)])),
      };
    },
  };
}
export type MergeModel = ReturnType<typeof mergeModel>;
