import * as z from 'zod/mini';
import { electionKinds } from '#shared/rules/voters/columns.ts';
import { type VoterMapping, voterFields } from '#shared/rules/voters/headers.ts';
import { columnMemory } from '../../../shared/ui/import/remembered-columns.ts';

const stored = z.array(
  z.nullable(
    z.discriminatedUnion('is', [
      z.strictObject({ is: z.literal('field'), field: z.enum(voterFields) }),
      z.strictObject({
        is: z.literal('election'),
        election: z.strictObject({ key: z.string(), kind: z.enum(electionKinds), year: z.number() }),
      }),
    ]),
  ),
);

const memory = columnMemory<VoterMapping>('voterColumns', (kept, columns) => {
  const { data } = stored.safeParse(kept);
  return data?.length === columns ? data : null;
});

/** The columns chosen the last time that a voter file had these headers. */
export const rememberedMapping = (headers: readonly string[]): VoterMapping | null =>
  memory.recall('voters', headers);

export const rememberMapping = (headers: readonly string[], mapping: VoterMapping): void =>
  memory.keep('voters', headers, mapping);
