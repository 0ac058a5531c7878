import { areaPaths } from '../../../shared/area/area.ts';
import { lettersPath } from '../fundraising-areas.ts';

/** The addresses of letters and of their form. */
export const letterPaths = areaPaths(lettersPath);
