import { volunteers } from '#shared/collections/index.ts';
import type { Applying } from '../consequences/apply-consequences.ts';
import { follow } from '../consequences/follow.ts';

/** A volunteer's trigger. */
export const volunteerWritten = (applying: Applying & Required<Pick<Applying, 'rollup'>>) =>
  follow({ db: applying.db, rollup: applying.rollup }, volunteers.name);
