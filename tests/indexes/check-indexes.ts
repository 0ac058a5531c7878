import { declaredIndexes, type IndexFile } from './index-file.ts';
import { planOf } from './query-plan.ts';
import { type QueryShape, textOf } from './query-shape.ts';

/** Queries that would fail in production. */
export const withoutIndex = (file: IndexFile, shapes: readonly QueryShape[]): string[] =>
  shapes.filter((shape) => planOf(file, shape) === null).map(textOf);

/** Indexes that the file adds and no query reads: each costs an entry for every document. */
export function withoutQuery(file: IndexFile, shapes: readonly QueryShape[]): string[] {
  const read = new Set(
    shapes.flatMap((shape) => {
      const plan = planOf(file, shape);
      return plan ? [...plan.indexes, ...plan.alone].map(({ name }) => name) : [];
    }),
  );
  return declaredIndexes(file)
    .map(({ name }) => name)
    .filter((name) => !read.has(name));
}
