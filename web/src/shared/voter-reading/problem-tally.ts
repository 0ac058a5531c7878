import { type Example, examplesShown, type Found } from './voter-import-protocol.ts';

/** Counts problems by kind, and keeps the first examples of each. */
export class Tally<Code extends string> {
  readonly #found = new Map<Code, { count: number; examples: Example[] }>();

  add(code: Code, example: () => Example): void {
    const found = this.#found.get(code) ?? { count: 0, examples: [] };
    this.#found.set(code, found);
    found.count += 1;
    if (found.examples.length < examplesShown) found.examples.push(example());
  }

  /** Most rows first. */
  all(): Found<Code>[] {
    return Array.from(this.#found, ([code, found]) => ({ code, ...found })).sort(
      (one, other) => other.count - one.count,
    );
  }
}
