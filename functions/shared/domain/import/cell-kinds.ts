import * as z from 'zod/mini';
import { cents } from '../../collections/define.ts';
import { joinItems } from './listed-items.ts';

/** What the cells of a field hold, as its schema says. */
export type CellKind =
  | { is: 'choice'; choices: readonly string[] }
  | { is: 'list'; max: number }
  | { is: 'line' | 'lines'; max: number }
  | { is: 'yes_no' | 'number' | 'money' | 'day' };

/** A field's schema without what lets it be absent. */
function bare(schema: z.core.$ZodType): z.core.$ZodType {
  const optional =
    schema instanceof z.ZodMiniNullable ||
    schema instanceof z.ZodMiniDefault ||
    schema instanceof z.ZodMiniOptional;
  return optional ? bare(schema.def.innerType) : schema;
}

const maxOf = ({ _zod }: z.core.$ZodType): number => {
  const max = _zod.def.checks?.find((check) => check instanceof z.core.$ZodCheckMaxLength);
  return max instanceof z.core.$ZodCheckMaxLength ? max._zod.def.maximum : Number.POSITIVE_INFINITY;
};

export function cellKindOf(schema: z.core.$ZodType): CellKind {
  const inner = bare(schema);
  if (inner === cents) return { is: 'money' };
  if (inner instanceof z.ZodMiniEnum) return { is: 'choice', choices: inner.options.map(String) };
  if (inner instanceof z.ZodMiniBoolean) return { is: 'yes_no' };
  if (inner instanceof z.ZodMiniNumber) return { is: 'number' };
  if (inner instanceof z.ZodMiniArray) return { is: 'list', max: maxOf(inner) };
  if (inner instanceof z.ZodMiniISODate) return { is: 'day' };
  return { is: z.safeParse(inner, 'a\nb').success ? 'lines' : 'line', max: maxOf(inner) };
}

/** A cell's value in a row: null is a blank cell, and so is a column that the sender does not know yet. */
export const cellSchema = (schema: z.core.$ZodType) => z._default(z.nullable(bare(schema)), null);

/** What a field holds of which nothing is known. */
export function blankOf(schema: z.core.$ZodType): unknown {
  const kind = cellKindOf(schema);
  for (const blank of [undefined, null, 0, false, ...(kind.is === 'choice' ? ['unknown'] : [])]) {
    const parsed = z.safeParse(schema, blank);
    if (parsed.success) return parsed.data;
  }
  return kind.is === 'list' ? [] : kind.is === 'choice' ? kind.choices[0] : '';
}

/** Cents as `1250.50`, without rounding. */
export const dollars = (cents: unknown): string => {
  const digits = String(cents).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

/** A stored value as an export writes it, so that the import reads it back. */
export function cellText(schema: z.core.$ZodType, stored: unknown): string {
  const value = stored === undefined ? blankOf(schema) : stored;
  if (value === null) return '';
  const { is } = cellKindOf(schema);
  if (is === 'money') return dollars(value);
  if (is === 'yes_no') return value === true ? 'yes' : 'no';
  return Array.isArray(value) ? joinItems(value.map(String)) : String(value);
}
