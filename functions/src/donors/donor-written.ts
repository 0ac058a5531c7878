import { donors } from '#shared/collections/index.ts';
import type { Applying } from '../consequences/apply-consequences.ts';
import { follow } from '../consequences/follow.ts';

/** A donor's trigger. */
export const donorWritten = (applying: Applying & Required<Pick<Applying, 'rollup'>>) =>
  follow({ db: applying.db, rollup: applying.rollup }, donors.name);
