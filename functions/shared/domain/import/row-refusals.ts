/** Why the server brings no record of a row that the file's checks let pass. */
export const rowRefusals = ['person_deleted', 'not_saved', 'pledge_ahead', 'pledges_many'] as const;
