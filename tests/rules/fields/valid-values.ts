import type { Shape } from '#shared/collections/define.ts';
import type { Fields, Value } from '../harness/field-values.ts';
import { formatOf } from './format-samples.ts';
import { type Described, describe } from './schema-description.ts';

/** Values at the edges of what a field takes. */
export function goodValues(of: Described): Value[] {
  const format = formatOf(of);
  if (of.enum) return of.enum;
  if (format) return format.good;
  if (of.type === 'string' && of.maxLength)
    return ['x'.repeat(of.minLength ?? 1), letter(of.maxLength).repeat(of.maxLength)];
  if (of.type === 'boolean') return [true, false];
  if (of.type === 'object') return goodMaps(of);
  if (of.type === 'array' && of.items && of.maxItems) return goodLists(of.items, of.maxItems, of.minItems);
  if (of.type === 'number') return [of.minimum ?? 0, 0.25, of.maximum ?? 1];
  if (of.type === 'integer') return [of.minimum ?? 0, Math.floor((of.maximum ?? 1) / 2), of.maximum ?? 1];
  return [];
}

export function soundValue(of: Described): Value {
  const [first]: readonly Value[] = goodValues(of);
  if (first === undefined) throw new Error(`no sound value of ${JSON.stringify(of)}`);
  return first;
}

export const soundMap = ({ properties = {} }: Described): Fields =>
  Object.fromEntries<Value>(Object.entries(properties).map(([key, of]) => [key, soundValue(of)]));

/** A document of the schema with the first sound value of each field; nothing where it may have none, and `moment` for a moment. */
export const soundDocument = (schema: Shape, moment: Value): Fields =>
  Object.fromEntries<Value>(
    describe(schema)
      .filter(({ optional }) => !optional)
      .map(({ name, of, nullable }) => {
        if (nullable) return [name, null];
        if (of.type === 'array' && !of.minItems) return [name, []];
        return [name, of.type || of.enum ? soundValue(of) : moment];
      }),
  );

/** Two bytes a letter, unless so many of them would be more than a document holds. */
const letter = (longest: number): string => (longest < 100_000 ? 'é' : 'x');

/** One that is sound, and for each key one with each of its other values. */
function goodMaps(of: Described): Value[] {
  const sound = soundMap(of);
  const others = Object.entries(of.properties ?? {}).flatMap(([key, inner]) =>
    goodValues(inner)
      .slice(1)
      .map((value): Value => ({ ...sound, [key]: value })),
  );
  return [sound, ...others];
}

const goodLists = (items: Described, longest: number, least = 0): Value[] => [
  ...(least === 0 ? [[]] : []),
  ...goodValues(items).map((value): Value => [value]),
  Array<Value>(longest).fill(soundValue(items)),
];
