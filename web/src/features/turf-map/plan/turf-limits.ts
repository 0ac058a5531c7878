import { turfDoorsMax, turfPeopleMax } from '#shared/domain/field/turf-limits.ts';
import { showNumber } from '../../../shared/ui/format.ts';

/** What a turf takes, as it is said of one that is larger. */
export const turfLimits = () => ({ people: showNumber(turfPeopleMax), doors: showNumber(turfDoorsMax) });
