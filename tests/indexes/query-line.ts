import * as z from 'zod/mini';

const line = z.strictObject({ query: z.string(), files: z.array(z.string()) });

/** One query that was sent, and the files of the product that built or sent it. */
export type Line = z.output<typeof line>;

export const parseLine = (text: string): Line => line.parse(JSON.parse(text));
