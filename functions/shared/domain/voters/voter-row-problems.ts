/** Why a row is left out. Every code has its sentence in the catalogue. */
export const voterRefusals = [
  'id_missing',
  'id_long',
  'id_met',
  'id_repeated',
  'name_missing',
  'cells_few',
  'cells_many',
  'status_removed',
  'status_denied',
  'status_canceled',
  'status_purged',
  'status_pending',
  'status_merged',
] as const;
export type VoterRefusal = (typeof voterRefusals)[number];

/** What was mended or emptied in a row that comes all the same. */
export const voterNotes = [
  'too_long',
  'birth_bad',
  'registered_bad',
  'phone_bad',
  'email_bad',
  'place_bad',
  'place_swapped',
  'place_elsewhere',
] as const;
export type VoterNote = (typeof voterNotes)[number];
