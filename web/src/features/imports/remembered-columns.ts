import * as z from 'zod/mini';
import type { Mapping } from '#shared/domain/import/headers.ts';
import { fieldKeys } from '#shared/domain/import/import-field.ts';
import type { ImportKind } from '#shared/domain/import/import-fields.ts';
import { columnMemory } from '../../shared/ui/import/remembered-columns.ts';

const stored = z.array(z.nullable(z.enum(fieldKeys)));

const memory = columnMemory<Mapping>('importColumns', (value, columns) => {
  const { data } = stored.safeParse(value);
  return data?.length === columns ? data : null;
});

/** The columns chosen the last time that a file had these headers. */
export const rememberedMapping = (kind: ImportKind, headers: readonly string[]): Mapping | null =>
  memory.recall(kind, headers);

export const rememberMapping = (kind: ImportKind, headers: readonly string[], mapping: Mapping): void =>
  memory.keep(kind, headers, mapping);
