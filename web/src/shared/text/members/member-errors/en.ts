/** Errors that only a member can meet; those of visitors are in errors.ts. */
export const memberErrors = {
  noTable: 'Database table not found',
  noDatabase: 'Database connection error',
  deviceFull: 'This device has no room left. Free some space on it, then try again.',
} as const;
