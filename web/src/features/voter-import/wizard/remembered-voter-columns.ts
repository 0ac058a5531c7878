import * as z from 'zod/mini';
import { type VoterMapping, voterFields } from '#shared/domain/voters/headers.ts';
import { electionKinds } from '#shared/domain/voters/voter-file-columns.ts';
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

const memory = columnMemory<VoterMapping>('voterColumns', (value, columns) => {
  const { data } = stored.safeParse(value);
  return data?.length === columns ? data : null;
});

/** The columns chosen the last time that a voter file had these headers. */
export const rememberedMapping = (headers: readonly string[]): VoterMapping | null =>
  memory.recall('voters', headers);

export const rememberMapping = (headers: readonly string[], mapping: VoterMapping): void =>
  memory.keep('voters', headers, mapping);
