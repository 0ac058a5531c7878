import * as z from 'zod/mini';
import type { Case } from '../cases/case.ts';
import { loadRules, ruleCoverage } from './emulator.ts';
import { openStage } from './stage.ts';

/** Cases between two readings: the report keeps every request it saw, about 100 kB each. */
const chunk = 150;
/** Questions in flight at a time. */
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
 * Asks the cases in ever wider rounds, one of each group after the other, until every expression of the
 * rules was seen, and every boolean one both true and false. All of them would make a report of 300 MB.
 */
export async function cover(project: string, rules: string, cases: readonly Case[]): Promise<Coverage> {
  const stage = await openStage(project, rules);
  const seen = new Map<string, Seen>();
  const ordered = inRounds(cases);
  for (let from = 0; from < ordered.length; from += chunk) {
    // Loading the rules again empties the report.
    await loadRules(project, rules);
    await inParallel(ordered.slice(from, from + chunk), (one) => one.ask(stage));
    for (const root of report.parse(await ruleCoverage(project)).report) collect(root, seen);
    if (missing(seen, rules).length === 0) break;
  }
  const booleans = [...seen.values()].filter(isBoolean);
  const bothWays = booleans.filter(({ values }) => values.size === 2).length;
  return { boolean: booleans.length, bothWays, missing: missing(seen, rules) };
}

export function inRounds(cases: readonly Case[]): Case[] {
  const asked = new Map<string, number>();
  const rounds: Case[][] = [];
  for (const one of cases) {
    const round = asked.get(one.group) ?? 0;
    asked.set(one.group, round + 1);
    rounds[round] = [...(rounds[round] ?? []), one];
  }
  return rounds.flat();
}

export async function inParallel<T>(items: readonly T[], work: (item: T) => Promise<unknown>): Promise<void> {
  const left = items.values();
  const worker = async () => {
    for (const item of left) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

function collect({ sourcePosition, values = [], children = [] }: Node, seen: Map<string, Seen>): void {
  const { line, currentOffset: start, endOffset: last } = sourcePosition;
  const key = `${start}-${last}`;
  const here = seen.get(key) ?? { line, start, end: last + 1, values: new Set() };
  seen.set(key, here);
  for (const { value } of values) {
    if ('boolValue' in value) here.values.add(String(value.boolValue));
    // Neither skipped (no kind) nor failed (undefined).
    else if (Object.keys(value).some((kind) => kind !== 'undefined')) here.values.add('another value');
  }
  for (const child of children) collect(child, seen);
}

/** A field that a broken document filled with `true` is none. */
const isBoolean = ({ values }: Seen): boolean => values.size > 0 && !values.has('another value');

function missing(seen: Map<string, Seen>, rules: string): string[] {
  return [...seen.values()].flatMap((one) => {
    const expression = `line ${one.line}: ${rules.slice(one.start, one.end)}`;
    if (one.values.size === 0) return [`${expression} was never evaluated`];
    return isBoolean(one) && one.values.size < 2 ? [`${expression} was only ever ${[...one.values]}`] : [];
  });
}
