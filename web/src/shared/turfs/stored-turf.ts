import type { Stored } from '#shared/collections/define.ts';
import type { turfs } from '#shared/collections/turfs.ts';

/** A turf as it is stored. */
export type Turf = Stored<typeof turfs>;
