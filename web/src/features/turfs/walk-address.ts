import { paths } from '../../shared/field/field-paths.ts';

/** The whole address at which a canvasser works a turf, for a link or a code on paper. */
export const walkAddress = (id: string): string => `${location.origin}${location.pathname}#${paths.walk(id)}`;

/** What is typed or read out where a code cannot be scanned: the beginning of the turf's id, in capitals. */
export const listCode = (id: string): string =>
  id
    .replace(/[^A-Za-z\d]/g, '')
    .slice(0, 8)
    .toUpperCase();
