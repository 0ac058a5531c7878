import type { Collection, Shape } from './define.ts';

/** Collections by whichever name a barrel exports them under. */
export type Barrel = Readonly<Record<string, Collection<string, Shape>>>;
/** The same by the names that they have in the database. */
export type ByName<B> = {
  readonly [K in keyof B as B[K] extends { name: infer Name extends string } ? Name : never]: B[K];
};

/** The collections of a barrel (`written.ts`, `read-only.ts`, `functions-only.ts`) by their names in the database. */
export function byName<const B>(barrel: B): ByName<B>;
export function byName(barrel: Barrel): object {
  return Object.fromEntries(Object.values(barrel).map((one) => [one.name, one]));
}
