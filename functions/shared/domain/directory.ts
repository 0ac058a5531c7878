import type * as z from 'zod/mini';
import type { directory } from '../collections/directory.ts';

export type DirectoryEntry = z.output<typeof directory.schema>;
type StoredEntry = z.input<typeof directory.schema>;

/** The fields of a member's profile that their colleagues may read. */
export const entryOf = ({ full_name, role, grants, member_positions }: DirectoryEntry): StoredEntry => ({
  full_name,
  role,
  ...(grants.length > 0 && { grants }),
  ...(member_positions.length > 0 && { member_positions }),
});

export const isSameEntry = (one: DirectoryEntry | null, other: DirectoryEntry | null): boolean =>
  one?.full_name === other?.full_name &&
  one?.role === other?.role &&
  one?.grants.join() === other?.grants.join() &&
  one?.member_positions.join() === other?.member_positions.join();
