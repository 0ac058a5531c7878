import type * as z from 'zod/mini';
import { cleanLine, isOneLine } from '#shared/domain/one-line.ts';
import type { Table } from './entry.ts';
import { collections } from './written-collections.ts';

/**
 * What a form sends, without line breaks and invisible characters where its field is one line: people paste them without
 * knowing, and the rules would refuse the whole change. What doesn't fit its field afterwards either stays as it is.
 */
export function cleanFields(table: Table, data: object): object {
  const shape: Readonly<Record<string, z.ZodMiniType>> = collections[table].schema.shape;
  return Object.fromEntries(
    Object.entries(data).map(([field, value]: [string, unknown]) => [field, fitting(shape[field], value)]),
  );
}

function fitting(schema: z.ZodMiniType | undefined, value: unknown): unknown {
  if (!schema || !hasUnseen(value) || schema.safeParse(value).success) return value;
  const clean = Array.isArray(value) ? value.map(cleanOf).filter((one) => one !== '') : cleanOf(value);
  const found = clean === '' ? null : clean;
  return schema.safeParse(found).success ? found : value;
}

const hasUnseen = (value: unknown): boolean =>
  Array.isArray(value) ? value.some(hasUnseen) : typeof value === 'string' && !isOneLine(value);
const cleanOf = (value: unknown): unknown => (typeof value === 'string' ? cleanLine(value) : value);
