export class Refusal extends Error {}
export function fail(sentence: string): never;
export function orderly(work: () => Promise<void>, cleanUp?: () => Promise<unknown>): Promise<void>;
