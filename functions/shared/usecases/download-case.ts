import type * as z from 'zod/mini';
import type { Context, MemberEndpoint } from './use-case.ts';

/** A file made while it is sent: memory holds one chunk of it. */
export type Download = {
  name: string;
  type: string;
  chunks: AsyncIterable<string>;
  /** Records in it as far as is known, for the progress of a long one; no promise. */
  rows?: number;
};

/** An endpoint's behavior that answers with a file, on the server and in the demo. */
export type DownloadCase<Q extends z.ZodMiniType = z.ZodMiniType> = {
  endpoint: MemberEndpoint<Q, z.ZodMiniString>;
  run(input: z.output<Q>, context: Context): Promise<Download>;
};

export const downloadCase = <Q extends z.ZodMiniType>(
  endpoint: MemberEndpoint<Q, z.ZodMiniString>,
  run: (input: z.output<Q>, context: Context) => Promise<Download>,
): DownloadCase<Q> => ({ endpoint, run });
