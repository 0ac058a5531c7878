/** Addresses and numbers of one person, of each kind. */
export const contactsMax = 5;
export const tagsMax = 30;
export const tagLength = 40;
/** People that were merged into one. */
export const mergedMax = 20;
/** Years in which somebody on a card may have been born. */
export const birthYears = { min: 1890, max: 2030 } as const;
/** Voters that were rejected as this person. */
export const rejectedVotersMax = 20;
/** Languages that a campaign can be asked to speak. */
export const contactLanguages = [
  ...(['en', 'es', 'ar', 'bn', 'fr', 'gu', 'hi', 'ht', 'it', 'ko'] as const),
  ...(['pl', 'pt', 'ru', 'tl', 'ur', 'vi', 'zh'] as const),
] as const;
/** Tags of the campaign's list that an import may fill it up to: a file of notes in the wrong column makes thousands. */
export const tagListMax = 500;
/** Characters of each part of a name. */
export const partMax = { prefix: 20, given: 60, middle: 60, family: 60, suffix: 20 } as const;
/** Characters of one of the keys below: an address and a word may be longer. */
export const searchKeyLength = 120;
/** Words, forms of a name, addresses and ends of numbers that one person is found by. */
export const searchKeysMax = 24;
