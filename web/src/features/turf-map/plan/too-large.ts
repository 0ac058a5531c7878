import { turfDoorsMax, turfPeopleMax } from '#shared/rules/field/turf.ts';
import { showNumber } from '../../../shared/ui/format.ts';

/** What a turf takes, as it is said of one that is larger. */
export const tooLargeWords = () => ({ people: showNumber(turfPeopleMax), doors: showNumber(turfDoorsMax) });
