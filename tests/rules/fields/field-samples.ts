import type { Shape } from '#shared/collections/define.ts';
import type { Value } from '../harness/field-values.ts';
import { brokenValues, fewBroken, wrongTypes } from './invalid-values.ts';
import { type Described, type DescribedField, describe } from './schema-description.ts';
import { goodValues } from './valid-values.ts';

export type Sample = { what: string; value: Value };
export type Field = {
  name: string;
  /** What its check is made of, without its limits: fields of one kind share a check of the rules. */
  kind: string;
  good: readonly Sample[];
  broken: readonly Sample[];
  /** As many of `broken` as show that the field has its check at all. */
  few: readonly Sample[];
  /** One of many fields with the same check, of which another has all samples. */
  alike?: boolean;
};

/** Every field of a schema with values at its edges and values just beyond them. */
export const fieldsOf = (schema: Shape): Field[] => describe(schema).map(allSamples);

/** From so many fields on with the same description, only the first has all samples. */
const many = 4;

/** The same, where many fields are alike: the first of them has all samples, each other one a few. */
export function fewerFieldsOf(schema: Shape): Field[] {
  const described = describe(schema);
  const descriptionOf = (field: DescribedField) => JSON.stringify({ ...field, name: '' });
  return described.map((field) => {
    const same = described.filter((other) => descriptionOf(other) === descriptionOf(field));
    if (same.length < many || same[0] === field) return allSamples(field);
    const few = fewBroken(field.of).map(show);
    return { name: field.name, kind: kindOf(field.of), good: [], broken: few, few, alike: true };
  });
}

function allSamples({ name, of, nullable, optional }: DescribedField): Field {
  const nothing = { what: 'null', value: null };
  const missing = { what: 'missing', value: undefined };
  const absent = [...(nullable ? [] : [nothing]), ...(optional ? [] : [missing])];
  return {
    name,
    kind: kindOf(of),
    good: [...(nullable ? [nothing] : []), ...(optional ? [missing] : []), ...goodValues(of).map(show)],
    broken: [...alternating(brokenValues(of).map(show), wrongTypes(of).map(show)), ...absent],
    few: [...fewBroken(of).map(show), ...absent],
  };
}

const limits = ['maxLength', 'minimum', 'maximum', 'enum'];

function kindOf(of: Described): string {
  return JSON.stringify(of, (key, value: unknown) => (limits.includes(key) ? 'a limit' : value));
}

/** Takes from both in turn, so that the first few of the result have some of each. */
export function alternating<T>(some: readonly T[], others: readonly T[]): T[] {
  const longest = Math.max(some.length, others.length);
  return Array.from({ length: longest }, (_, at) => [
    ...some.slice(at, at + 1),
    ...others.slice(at, at + 1),
  ]).flat();
}

function show(value: Value): Sample {
  const text = typeof value === 'number' ? String(value) : JSON.stringify(value);
  // Long values differ at their end, or by their length.
  return {
    what: text.length > 60 ? `${text.slice(0, 30)}… ${text.slice(-20)} (${text.length})` : text,
    value,
  };
}
