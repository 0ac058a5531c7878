import * as z from 'zod/mini';
import type { Case } from '../cases/rules-case.ts';
import { likely, type Unseen } from './likely-cases.ts';
import type { Answer } from './rest-client.ts';
import { loadRules, ruleCoverage } from './rules-emulator.ts';

/** Cases between two readings: the report keeps every request it saw, some 100 kB each; loading the rules empties it. */
const chunk = 400;
/** The checks of the caller are shared: one group with every actor evaluates all of them at once. */
const sharedGroup = 'permissions donors get';
/** Requests in flight at a time. */
const atOnce = 8;

type Node = {
  sourcePosition: { line: number; currentOffset: number; endOffset: number };
  values?: { value: Record<string, unknown> }[] | undefined;
  children?: Node[] | undefined;
};
const node: z.ZodMiniType<Node> = z.object({
  sourcePosition: z.object({ line: z.number(), currentOffset: z.number(), endOffset: z.number() }),
  values: z.optional(z.array(z.object({ value: z.record(z.string(), z.unknown()) }))),
  children: z.optional(z.array(z.lazy(() => node))),
});
const report = z.object({ report: z.array(node) });

type Seen = { line: number; start: number; end: number; values: Set<string> };
export type Coverage = { boolean: number; bothWays: number; missing: string[] };

/**
 * Sends one case of each group and then those that most likely evaluate what is still missing, until every expression of
 * the rules was evaluated, and every boolean one to true and to false: a third of the cases is enough, and all of them
 * would make a report of 700 MB. It doesn't compare the answers.
 */
export async function cover(
  project: string,
  rules: string,
  cases: readonly Case[],
  send: (one: Case) => Promise<Answer>,
): Promise<Coverage> {
  const seen = new Map<string, Seen>();
  const all = [...new Set([...cases.filter(({ group }) => group === sharedGroup), ...inRounds(cases)])];
  const done = new Set<Case>();
  let left = all;
  let unseen: Unseen[] = [];
  do {
    const hopeful = likely(unseen, rules, left);
    const next = (hopeful.length > 0 ? hopeful : left).slice(0, chunk);
    for (const one of next) done.add(one);
    // Loading the rules again empties the report.
    await loadRules(project, rules);
    await inParallel(next, (one) => send(one).catch(() => undefined));
    for (const root of report.parse(await ruleCoverage(project)).report) collect(root, seen);
    // Back in their rounds, for what is urgent next.
    left = all.filter((one) => !done.has(one));
    unseen = missing(seen, rules);
  } while (left.length > 0 && unseen.length > 0);
  const booleans = [...seen.values()].filter(isBoolean);
  const bothWays = booleans.filter(({ values }) => values.size === 2).length;
  return { boolean: booleans.length, bothWays, missing: unseen.map(({ what }) => what) };
}

/** One of each group, then another of each: of neighbours in a group, which are much alike, far from one another. */
export function inRounds(cases: readonly Case[]): Case[] {
  const groups = new Map<string, Case[]>();
  for (const one of cases) groups.set(one.group, [...(groups.get(one.group) ?? []), one]);
  const rounds: Case[][] = [];
  for (const group of groups.values())
    for (const [round, one] of spread(group).entries()) rounds[round] = [...(rounds[round] ?? []), one];
  return rounds.flat();
}

/** The first, the last, the one in the middle, those between these, and so on. */
function spread<T>(items: readonly T[]): T[] {
  const order = new Set([0, items.length - 1]);
  for (let parts = 2; order.size < items.length; parts *= 2)
    for (let part = 1; part < parts; part += 2) order.add(Math.floor((part * items.length) / parts));
  return [...order].flatMap((at) => items.slice(at, at + 1));
}

export async function inParallel<T>(items: Iterable<T>, work: (item: T) => Promise<unknown>): Promise<void> {
  const left = [...items].values();
  const worker = async () => {
    for (const item of left) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

function collect({ sourcePosition, values = [], children = [] }: Node, seen: Map<string, Seen>): void {
  const { line, currentOffset: start, endOffset: last } = sourcePosition;
  const key = `${start}-${last}`;
  const entry = seen.get(key) ?? { line, start, end: last + 1, values: new Set() };
  seen.set(key, entry);
  for (const { value } of values) {
    if ('boolValue' in value) entry.values.add(String(value.boolValue));
    // Neither skipped (no kind) nor failed (undefined).
    else if (Object.keys(value).some((kind) => kind !== 'undefined')) entry.values.add('another value');
  }
  for (const child of children) collect(child, seen);
}

/** A field that a broken document filled with `true` is none. */
const isBoolean = ({ values }: Seen): boolean => values.size > 0 && !values.has('another value');

function missing(seen: Map<string, Seen>, rules: string): Unseen[] {
  return [...seen.values()].flatMap((one) => {
    const expression = `line ${one.line}: ${rules.slice(one.start, one.end)}`;
    const describe = (how: string): Unseen => ({
      start: one.start,
      end: one.end,
      what: `${expression} was ${how}`,
    });
    if (one.values.size === 0) return [describe('never evaluated')];
    return isBoolean(one) && one.values.size < 2 ? [describe(`only ever ${[...one.values]}`)] : [];
  });
}
