import type { Shape } from '#shared/collections/define.ts';
import { brokenValues, fewBroken, wrongTypes } from './fields/broken.ts';
import { type DescribedField, describe } from './fields/described.ts';
import { goodValues } from './fields/good.ts';
import type { Value } from './kit/values.ts';

export type Sample = { what: string; value: Value };
export type Field = {
  name: string;
  good: readonly Sample[];
  broken: readonly Sample[];
  /** As many of them as tell that the field is looked at, where it is in words that were asked everything before. */
  few: readonly Sample[];
  /** Another one was asked everything. */
  alike?: boolean;
};

/** Every field of a schema with values at its edges and values just beyond them. */
export const fieldsOf = (schema: Shape): Field[] => describe(schema).map(wholly);

/** Fields that the schema describes in the same words, from which on they are many. */
const many = 4;

/** The same, where many fields are alike: the first of them is asked everything, each other one few things. */
export function fewerFieldsOf(schema: Shape): Field[] {
  const described = describe(schema);
  const wordsOf = (field: DescribedField) => JSON.stringify({ ...field, name: '' });
  return described.map((field) => {
    const same = described.filter((other) => wordsOf(other) === wordsOf(field));
    if (same.length < many || same[0] === field) return wholly(field);
    const few = fewBroken(field.of).map(show);
    return { name: field.name, good: [], broken: few, few, alike: true };
  });
}

function wholly({ name, of, nullable, optional }: DescribedField): Field {
  const nothing = { what: 'null', value: null };
  const missing = { what: 'missing', value: undefined };
  const absent = [...(nullable ? [] : [nothing]), ...(optional ? [] : [missing])];
  return {
    name,
    good: [...(nullable ? [nothing] : []), ...(optional ? [missing] : []), ...goodValues(of).map(show)],
    broken: [...alternating(brokenValues(of).map(show), wrongTypes(of).map(show)), ...absent],
    few: [...fewBroken(of).map(show), ...absent],
  };
}

/** One of these, one of those: whoever asks only the first few has seen some of both. */
export function alternating<T>(some: readonly T[], others: readonly T[]): T[] {
  const longest = Math.max(some.length, others.length);
  return Array.from({ length: longest }, (_, at) => [
    ...some.slice(at, at + 1),
    ...others.slice(at, at + 1),
  ]).flat();
}

function show(value: Value): Sample {
  const said = typeof value === 'number' ? String(value) : JSON.stringify(value);
  // Long ones differ at their end, or by their length.
  return {
    what: said.length > 60 ? `${said.slice(0, 30)}… ${said.slice(-20)} (${said.length})` : said,
    value,
  };
}
