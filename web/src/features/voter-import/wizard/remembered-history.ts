import * as z from 'zod/mini';
import { type HistoryMapping, historyFields } from '#shared/domain/voters/history-columns.ts';
import { columnMemory } from '../../../shared/ui/import/remembered-columns.ts';

const stored = z.array(z.nullable(z.enum(historyFields)));
const memory = columnMemory<HistoryMapping>('voterColumns', (value, columns) => {
  const { data } = stored.safeParse(value);
  return data?.length === columns ? data : null;
});

/** The columns chosen the last time that a history file had these headers. */
export const rememberedHistory = (headers: readonly string[]): HistoryMapping | null =>
  memory.recall('history', headers);

export const rememberHistory = (headers: readonly string[], mapping: HistoryMapping): void =>
  memory.keep('history', headers, mapping);
