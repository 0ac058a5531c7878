import type { Fields, Value } from '../harness/field-values.ts';
import { formatOf } from './format-samples.ts';
import type { Described } from './schema-description.ts';
import { soundMap, soundValue } from './valid-values.ts';

/** Values just beyond what a field takes. */
export function brokenValues(of: Described): Value[] {
  const format = formatOf(of);
  if (of.enum) return ['nonsense', ''];
  if (format) return format.broken;
  if (of.type === 'string') return brokenTexts(of);
  if (of.type === 'array') return brokenLists(of);
  if (of.type === 'object') return brokenMaps(of);
  if (of.type === 'number' || of.type === 'integer') return brokenNumbers(of);
  return [];
}

export function wrongTypes({ type, minLength = 1, additionalProperties }: Described): Value[] {
  const isMap = type === 'object' && typeof additionalProperties === 'object';
  return [
    ...(type === 'string' ? [7] : ['7']),
    ...(type === 'boolean' ? [0] : [true]),
    // Of size 0, as an empty list is; or as long as the shortest text.
    ...(type === 'array' ? ['', {}] : [Array<Value>(Math.max(1, minLength)).fill('x')]),
    ...(isMap ? [] : [{ x: 'x' }]),
  ];
}

/** For a field whose kind is tried with all values elsewhere: beyond each limit, blank, and of another type. */
export function fewBroken(of: Described): Value[] {
  if (of.type === 'string' && of.maxLength && !formatOf(of) && !of.enum)
    return ['x'.repeat(of.maxLength + 1), ...tooShort(of), 7];
  if (of.type === 'integer') return [(of.maximum ?? Number.MAX_SAFE_INTEGER) + 1, (of.minimum ?? 0) - 1, '7'];
  return [...brokenValues(of).slice(0, 2), ...wrongTypes(of).slice(0, 1)];
}

function tooShort({ minLength = 0 }: Described): string[] {
  if (minLength === 1) return ['x '];
  return minLength > 1 ? ['x'.repeat(minLength - 1)] : [];
}

function brokenTexts({ minLength, maxLength }: Described): string[] {
  // A text of at least one character is a trimmed one; of two or more, as it comes.
  const padded =
    minLength === 1
      ? ['', ' ', ' x', 'x ', '\tx', 'x\n', 'x\u00a0', '\u3000x', '\ufeffx']
      : minLength
        ? ['', 'x'.repeat(minLength - 1)]
        : [];
  return [...padded, ...(maxLength ? ['x'.repeat(maxLength + 1)] : [])];
}

function brokenLists({ items = {}, minItems = 0, maxItems = 0 }: Described): Value[] {
  const sound = soundValue(items);
  // A list in a list is none of the database's values.
  const elements = [...brokenValues(items), ...wrongTypes(items), null].filter((one) => !Array.isArray(one));
  const places = items.type === 'object' ? maxItems : 3;
  const inEveryPlace = elements.flatMap((element, at) => {
    const alone: Value[] = [[element]];
    // Records are looked at one by one: a few tell whether a place is.
    if (items.type === 'object' && at % 9 !== 0) return alone;
    const among = Array.from({ length: places }, (_, place) =>
      Array<Value>(places).fill(sound).with(place, element),
    );
    return [...alone, ...among];
  });
  const none: Value[] = minItems > 0 ? [[]] : [];
  return [...inEveryPlace, ...none, Array<Value>(maxItems + 1).fill(sound)];
}

function brokenMaps(of: Described): Fields[] {
  const sound: Fields = soundMap(of);
  const without = (key: string): Fields =>
    Object.fromEntries<Value>(Object.entries(sound).filter(([other]) => other !== key));
  return [
    ...Object.entries(of.properties ?? {}).flatMap(([key, inner]) => [
      without(key),
      ...[...brokenValues(inner), ...wrongTypes(inner), null].map(
        (value): Fields => ({ ...sound, [key]: value }),
      ),
    ]),
    { ...sound, another: true },
    // A map of any keys may have none.
    ...(of.properties ? [{}] : []),
  ];
}

function brokenNumbers({ type, minimum = 0, maximum = Number.MAX_SAFE_INTEGER }: Described): number[] {
  const step = type === 'integer' ? 1 : 0.5;
  const parts = type === 'integer' ? [minimum + 0.5] : [];
  const above = maximum < Number.MAX_SAFE_INTEGER ? [maximum + step] : [2 ** 60];
  return [minimum - step, ...above, ...parts, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
}
