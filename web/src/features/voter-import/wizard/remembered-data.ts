import * as z from 'zod/mini';
import { dataTypes } from '#shared/collections/voter-files.ts';
import { type DataMapping, dataNameMax } from '#shared/domain/voters/data-columns.ts';
import { columnMemory } from '../../../shared/ui/import/remembered-columns.ts';

const place = z.int().check(z.minimum(0));
const stored = z.strictObject({
  id: place,
  columns: z.array(
    z.strictObject({
      column: place,
      name: z.string().check(z.minLength(1), z.maxLength(dataNameMax)),
      type: z.enum(dataTypes),
    }),
  ),
});
const memory = columnMemory<DataMapping>('voterColumns', (value, columns) => {
  const { data } = stored.safeParse(value);
  return data && [data.id, ...data.columns.map(({ column }) => column)].every((at) => at < columns)
    ? data
    : null;
});

/** Which columns came as what, and under which names, the last time that a data file had these headers. */
export const rememberedData = (headers: readonly string[]): DataMapping | null =>
  memory.recall('data', headers);

export const rememberData = (headers: readonly string[], mapping: DataMapping): void =>
  memory.keep('data', headers, mapping);
