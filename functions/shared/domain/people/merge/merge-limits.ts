/** People that one merge makes one. */
export const mergePeopleMax = 5;
/** References that one transaction moves; what is beyond follows page by page. */
export const movesPage = 200;
/** Gifts of one person that totals are counted from within a transaction. */
export const giftsMax = 5_000;
