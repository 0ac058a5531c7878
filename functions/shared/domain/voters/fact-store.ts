import {
  baselineOf,
  type Claim,
  claimsOf,
  closingClaims,
  isBaseline,
  type Limits,
  leastLimits,
  shortLimits,
  usualLimits,
} from './claims.ts';
import type { Fact, FoldState } from './voter-state.ts';

/** Characters of a voter's kept answers; the newest win. Without it, 200 questions of 20 long answers are a megabyte. */
export const answerCharsMax = 20_000;

type Entry = { fact: Fact; order: number; claims: readonly Claim[] };
type Keys = Map<string, Entry[]>;

const charsOf = ({ answers }: Fact): number =>
  (answers ?? []).reduce((sum, answer) => sum + answer.length, 0);
const newestOf = (entries: readonly Entry[]): number => entries.at(-1)?.order ?? -1;

/** The keys of a group that are no longer among its newest `most`. */
function lapsedKeys(keys: Keys, most: number): string[] {
  if (keys.size <= most) return [];
  if (keys.size > most + 1)
    return [...keys]
      .sort(([, one], [, other]) => newestOf(other) - newestOf(one))
      .slice(most)
      .map(([key]) => key);
  let [oldest, order] = ['', Number.POSITIVE_INFINITY];
  for (const [key, entries] of keys)
    if (newestOf(entries) < order) [oldest, order] = [key, newestOf(entries)];
  return [oldest];
}

/**
 * The facts of one voter while events are folded into them. What no claim holds is dropped at once, or stays as a baseline,
 * so a step costs the same however many events came before. What is kept depends only on the facts and their order: built
 * again from `facts()` it goes on in the same way.
 */
export function factStore(facts: readonly Fact[], limits: Limits = usualLimits) {
  const entries = new Set<Entry>();
  const byId = new Map<string, Entry>();
  const groups = new Map<string, Keys>();
  /** Oldest first. */
  const answers = new Set<Entry>();
  let answerChars = 0;
  let order = 0;

  const file = (entry: Entry) => {
    for (const { group, key } of entry.claims) {
      const keys = groups.get(group) ?? new Map<string, Entry[]>();
      groups.set(group, keys);
      const list = keys.get(key) ?? [];
      keys.set(key, list);
      // A fact that becomes a baseline may be older than other baselines.
      let at = list.length;
      while (at > 0 && (list[at - 1]?.order ?? 0) > entry.order) at -= 1;
      list.splice(at, 0, entry);
    }
  };
  const unfile = (entry: Entry) => {
    for (const { group, key } of entry.claims) {
      const keys = groups.get(group);
      const list = keys?.get(key);
      const at = list?.indexOf(entry) ?? -1;
      if (at >= 0) list?.splice(at, 1);
      if (list?.length === 0) keys?.delete(key);
      if (keys?.size === 0) groups.delete(group);
    }
  };
  const remove = (entry: Entry) => {
    unfile(entry);
    entries.delete(entry);
    if (byId.get(entry.fact.id) === entry) byId.delete(entry.fact.id);
    if (answers.delete(entry)) answerChars -= charsOf(entry.fact);
  };

  const isClaimedBy = (entry: Entry, { group, key, keys: most, values }: Claim): boolean => {
    const keys = groups.get(group);
    const list = keys?.get(key);
    if (!keys || !list || list.length - list.lastIndexOf(entry) > values) return false;
    if (keys.size <= most) return true;
    const newest = newestOf(list);
    let newer = 0;
    for (const other of keys.values()) if (newestOf(other) > newest) newer += 1;
    return newer < most;
  };
  const become = (entry: Entry, baseline: Fact) => {
    unfile(entry);
    byId.delete(entry.fact.id);
    entry.fact = baseline;
    entry.claims = claimsOf(baseline, limits);
    file(entry);
    settleAffected(entry);
  };
  const settle = (entry: Entry): void => {
    if (!entries.has(entry) || entry.claims.some((claim) => isClaimedBy(entry, claim))) return;
    const baseline = baselineOf(entry.fact);
    if (baseline) become(entry, baseline);
    else remove(entry);
  };
  /**
   * What closes a channel can be undone while it is among the newest that do, however long the attempt is remembered for other
   * reasons: so a fold of closing events alone says the same.
   */
  const takeBack = (entry: Entry): void => {
    const closing = entry.fact.kind === 'attempt' ? closingClaims(entry.fact, limits) : entry.claims;
    const baseline = baselineOf(entry.fact);
    if (baseline && !closing.some((claim) => isClaimedBy(entry, claim))) become(entry, baseline);
    else remove(entry);
  };
  /** Settles whatever an entry has pushed out of the groups that it is in, and itself. */
  const settleAffected = (entry: Entry): void => {
    settle(entry);
    for (const { group, key, keys: most, values } of entry.claims) {
      const keys = groups.get(group);
      const past = keys?.get(key)?.at(-1 - values);
      if (past) settle(past);
      if (!keys) continue;
      for (const lapsed of lapsedKeys(keys, most))
        for (const one of [...(keys.get(lapsed) ?? [])]) settle(one);
    }
  };

  const add = (fact: Fact): void => {
    const entry: Entry = { fact, order: order++, claims: claimsOf(fact, limits) };
    entries.add(entry);
    if (!isBaseline(fact)) byId.set(fact.id, entry);
    file(entry);
    if (fact.kind === 'answer') {
      answers.add(entry);
      answerChars += charsOf(fact);
    }
    settleAffected(entry);
    for (const oldest of answers) {
      if (answerChars <= answerCharsMax || oldest === entry) break;
      remove(oldest);
    }
  };
  for (const fact of facts) add(fact);

  const listOf = (group: string, key: string): readonly Entry[] => groups.get(group)?.get(key) ?? [];
  return {
    add,
    facts: (): Fact[] => Array.from(entries, ({ fact }) => fact),
    /** Takes back the fact of an event, and says whether it was still known by name. */
    undo(id: string, kind: Fact['kind']): boolean {
      const entry = byId.get(id);
      if (entry?.fact.kind !== kind) return false;
      takeBack(entry);
      return true;
    },
    /** Takes back the newest fact of a group, and says whether there was one. */
    dropNewest(group: string): boolean {
      const newest = listOf(group, '').at(-1);
      if (newest) takeBack(newest);
      return newest !== undefined;
    },
    /** Takes back all facts of a group's key. */
    dropAll(group: string, key: string): void {
      for (const entry of [...listOf(group, key)]) remove(entry);
    },
  };
}

/** What must be kept: what closes a channel, support, the last attempt and contact, corrections. The counts stay. */
export const withMinimalFacts = ({ attempts, notes, facts }: FoldState): FoldState => ({
  attempts,
  notes,
  facts: factStore(facts, leastLimits).facts(),
});

/** What stands of a voter, without what could only come back by an undo: the counts stay, and so does what they say today. */
export const withCurrentFacts = ({ attempts, notes, facts }: FoldState): FoldState => ({
  attempts,
  notes,
  facts: factStore(facts, shortLimits).facts(),
});
