import type { Instant } from '#shared/collections/define.ts';
import type { Doc } from '#shared/demo/documents.ts';
import type { DemoStore } from '../demo-store.ts';
import type { CarriedAppeal } from './contents.ts';

type Demo = Pick<DemoStore, 'appeals'>;

/** When the sample's own was made; null where it has none of this path. */
function madeInSample(sample: readonly Doc[], path: string): number | null {
  const data = sample.find((one) => one.path === path)?.data;
  const made: unknown = data && Reflect.get(data, 'created_at');
  return made ? (made as Instant).toMillis() : null;
}

/** Whether a document is the sample's: one that was made in the place of a deleted one is not. */
export const isOfSample = (sample: readonly Doc[], path: string, made: Instant): boolean =>
  madeInSample(sample, path) === made.toMillis();

/** Appeals that the visitor began after a moment, as they are now: saved anew, each is the first of its id. */
export const appealsOf = (demo: Demo, sample: readonly Doc[], moment: number): CarriedAppeal[] =>
  demo.appeals.all().flatMap((appeal) => {
    const { id, name, channel, starts_on, ends_on, cost, goal, note, packages } = appeal;
    const made = appeal.created_at;
    if (made.toMillis() <= moment || isOfSample(sample, `${demo.appeals.path}/${id}`, made)) return [];
    return [
      { id, revision: null, name, channel, starts_on, ends_on, cost, goal, note, packages: [...packages] },
    ];
  });
