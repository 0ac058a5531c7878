/** Why a record that an import created stays when the import is undone. Every reason has its text in the catalogue. */
export const stayReasons = [
  'edited',
  'donor_added',
  'volunteer_added',
  'has_gifts',
  'has_notes',
  'has_tasks',
  'contacted',
  'merged',
  'entered_again',
  'referenced',
  'tag_used',
  'tag_edited',
] as const;
export type StayReason = (typeof stayReasons)[number];
