import type { DemoStore } from '../demo-store.ts';
import type { CarriedAppeal } from './contents.ts';
import { isOfSample, type Sample } from './of-sample.ts';

type Demo = Pick<DemoStore, 'appeals'>;

/** Appeals that the visitor began after a moment, as they are now: saved anew, each is the first of its id. */
export const appealsOf = (demo: Demo, began: Sample, moment: number): CarriedAppeal[] =>
  demo.appeals.all().flatMap((appeal) => {
    const { id, name, channel, starts_on, ends_on, cost, goal, note, packages } = appeal;
    const made = appeal.created_at;
    if (made.toMillis() <= moment || isOfSample(began.get(`${demo.appeals.path}/${id}`), made)) return [];
    return [
      { id, revision: null, name, channel, starts_on, ends_on, cost, goal, note, packages: [...packages] },
    ];
  });
