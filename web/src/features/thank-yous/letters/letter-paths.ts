import { areaPaths } from '../../../shared/area/area.ts';
import { lettersPath } from '../../../shared/fundraising/fundraising-areas.ts';

/** The addresses of letters and of their form. */
export const letterPaths = areaPaths(lettersPath);
