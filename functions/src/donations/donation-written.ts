import { donations } from '#shared/collections/index.ts';
import type { Applying } from '../consequences/apply-consequences.ts';
import { follow } from '../consequences/follow.ts';

/** A donation's trigger. */
export const donationWritten = (applying: Applying & Required<Pick<Applying, 'rollup'>>) =>
  follow({ db: applying.db, rollup: applying.rollup }, donations.name);
