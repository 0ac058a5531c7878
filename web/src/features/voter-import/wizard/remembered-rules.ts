import * as z from 'zod/mini';
import { registrationClasses } from '#shared/domain/voters/registration-status.ts';
import { filtersWithoutRace } from '#shared/domain/voters/row-filter.ts';
import { columnMemory } from '../../../shared/ui/import/remembered-columns.ts';
import type { Chosen } from './voter-wizard-state.ts';

type Rules = Pick<Chosen, 'answers' | 'filters'>;

const stored = z.strictObject({
  answers: z.record(z.string(), z.enum(registrationClasses)),
  filters: z.array(z.strictObject({ header: z.string(), values: z.array(z.string()) })),
});
const memory = columnMemory<Rules>('voterRules', (value) => {
  const rules = stored.safeParse(value).data;
  return rules ? { ...rules, filters: filtersWithoutRace(rules.filters) } : null;
});

/** What was said of the codes, and which districts were chosen, the last time that a file had these headers. */
export const rememberedRules = (headers: readonly string[]): Rules =>
  memory.recall('voters', headers) ?? { answers: {}, filters: [] };

export const rememberRules = (headers: readonly string[], rules: Rules): void =>
  memory.keep('voters', headers, rules);
