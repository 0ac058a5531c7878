import { blockAt } from '../kit/blocks.ts';
import { clauses, type Span } from './clauses.ts';
import { isInRoleList, roleMutants } from './role-lists.ts';

/** One small break of the rules: the text from `start` to `end` becomes `by`. */
export type Mutant = Span & {
  by: string;
  about: string;
  /** Where it is looked at; '' where several do. */
  operation: string;
  line: number;
  what: string;
};

/**
 * Every clause, comparison, number, list element, grant and pattern of the rules, broken one at a time, every list of
 * roles with each further role, and every list of fields that a change may touch with each further `fields`.
 */
export function mutantsOf(rules: string, fields: (collection: string) => readonly string[]): Mutant[] {
  const masked = mask(rules);
  const replacing = (start: number, end: number, by: string): Mutant => ({
    start,
    end,
    by,
    about: blockAt(rules, start),
    operation: operationAt(rules, start),
    line: rules.slice(0, start).split('\n').length,
    what:
      start === end ? `${short(by)} added` : `${short(rules.slice(start, end))} → ${short(by) || 'nothing'}`,
  });
  return expressions(masked).flatMap((whole) => [
    ...clauses(masked, whole).flatMap(({ start, end, by }) =>
      by.filter((value) => value !== rules.slice(start, end)).map((value) => replacing(start, end, value)),
    ),
    ...tokens(rules, masked, whole, replacing),
    ...roleMutants(rules, whole).map(({ start, end, by }) => replacing(start, end, by)),
    ...widened(rules, whole, fields).map(({ at, field }) => replacing(at, at, `'${field}', `)),
  ]);
}

export const apply = (rules: string, { start, end, by }: Mutant): string =>
  rules.slice(0, start) + by + rules.slice(end);

/** By the condition, or by the name of the function. */
function operationAt(rules: string, at: number): string {
  const heads = [...rules.slice(0, at).matchAll(/function (?:allow(Create|Update))?|allow (\w+):/g)];
  const [, named = '', text = ''] = heads.at(-1) ?? [];
  return text || named.toLowerCase();
}

const short = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > 90 ? `${line.slice(0, 87)}…` : line;
};

/** The same text with comments and the insides of strings blanked, so that only syntax is left to find. */
function mask(rules: string): string {
  const blank = (text: string) => text.replace(/[^\n]/g, ' ');
  return rules.replace(/\/\/[^\n]*|'(?:\\.|[^'\\])*'/g, (found) =>
    found.startsWith('/') ? blank(found) : `'${'_'.repeat(found.length - 2)}'`,
  );
}

/** Conditions of `allow` and whatever a function returns. */
function expressions(masked: string): Span[] {
  return [...masked.matchAll(/(?:allow [a-z]+: if|return|let \w+ =)\s+([^;]+);/g)].map((found) => {
    const start = found.index + found[0].indexOf(found[1] ?? '');
    return { start, end: start + (found[1] ?? '').length };
  });
}

const opposite: Record<string, string> = { '==': '!=', '!=': '==', '<=': '<', '>=': '>' };

function tokens(
  rules: string,
  masked: string,
  { start, end }: Span,
  replacing: (start: number, end: number, by: string) => Mutant,
): Mutant[] {
  // No test meets the server's clock to the millisecond, nor tells a count of 0 from 1 below a limit of thousands.
  const text = masked
    .slice(start, end)
    .replace(
      /[<>]=.*toMillis\(\) \+ \d+|toMillis\(\) <= \w+ \+ \d+|<= request\.time \+ duration|, 0\) : 0/g,
      (late) => ' '.repeat(late.length),
    );
  const found = (pattern: RegExp) =>
    [...text.matchAll(pattern)].map((match) => {
      const from = start + match.index;
      return { from, to: from + match[0].length, text: rules.slice(from, from + match[0].length) };
    });
  return [
    ...found(/[=!<>]=/g).map(({ from, to, text }) => replacing(from, to, opposite[text] ?? text)),
    // A value in a map stands for any.
    ...found(/(?<![\w.']|: )\d+/g).flatMap(({ from, to, text }) => [
      replacing(from, to, String(Number(text) + 1)),
      replacing(from, to, String(Number(text) - 1)),
    ]),
    ...found(/!(?=\()/g).map(({ from, to }) => replacing(from, to, '')),
    ...found(/getAfter/g).map(({ from, to }) => replacing(from, to, 'get')),
    ...elements(found)
      .filter(({ from }) => !isInRoleList(text, from - start))
      .map(({ from, to }) => replacing(from, to, '')),
    ...found(/(?<=matches\()'_+'/g).map(({ from, to }) => replacing(from, to, "'(?s).*'")),
    ...found(/'_+'/g).flatMap(({ from, text }) => counts(from, text, replacing)),
  ];
}

/** Each element of a list of strings or of fields, with the comma that follows or leads it. */
function elements(found: (pattern: RegExp) => { from: number; to: number }[]) {
  const element = "(?:'_+'|doc\\.get\\('_+', null\\))";
  const patterns = [`(?<=[[,] ?)${element}, `, `, ${element}(?=\\])`, `(?<=\\[)${element}(?=\\])`];
  return patterns.flatMap((pattern) => found(new RegExp(pattern, 'g')));
}

/** Where a list of changeable fields begins, with each field that it leaves out. */
function widened(rules: string, { start, end }: Span, fields: (collection: string) => readonly string[]) {
  return [...rules.slice(start, end).matchAll(/changesOnly\(\[([^\]]*)\]/g)].flatMap(
    ({ index, 1: listed = '' }) => {
      const at = start + index + 'changesOnly(['.length;
      const left = fields(blockAt(rules, start)).filter((field) => !listed.includes(`'${field}'`));
      return left.map((field) => ({ at, field }));
    },
  );
}

/** Each count of a pattern, one more and one less. */
function counts(
  from: number,
  text: string,
  replacing: (start: number, end: number, by: string) => Mutant,
): Mutant[] {
  return [...text.matchAll(/(?<=\{|,)\d+(?=\}|,)/g)].flatMap(({ index, 0: count }) =>
    [Number(count) + 1, Number(count) - 1].map((other) =>
      replacing(from + index, from + index + count.length, String(other)),
    ),
  );
}
