import { sha256 } from '../../demo/hash.ts';

const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** A code for the check-in, of a new id that nobody sees. */
export const rsvpCode = (newId: string): string =>
  Array.from({ length: 8 }, (_, at) =>
    letters.charAt(
      Number.parseInt(sha256(`check-in ${newId}`).slice(2 * at, 2 * at + 2), 16) % letters.length,
    ),
  ).join('');
