/** Ids that follow from another one, so that the same is written under the same id, and each part finds the other. */

/** An id for each entry of one change; the first is the one that the device gave. */
export const entryIdsOf = (id: string, at: number): string => (at === 0 ? id : `${id}-${at + 1}`);
/** The entry of what a gift came without. */
export const refundIdOf = (gift: string): string => `${gift}-refund`;

/** Under which a moved part is found, and an attributed one as a gift of its own. */
export const movedIdOf = (entry: string): string => `${entry}-to`;
/** The entry that took an attributed gift off the gift it is a part of; null: it is no such id. */
export const entryOfMoved = (gift: string): string | null =>
  gift.endsWith('-to') ? gift.slice(0, -'-to'.length) : null;
/** Whether a gift is a part of another one, so that both are one gift. */
export const isPartOfGift = (gift: string): boolean => entryOfMoved(gift) !== null;

/** People who give one gift together. */
export const giftSharesMax = 6;
/** The gift that several people give of which this is one's part; null: it is no such id. */
export const wholeOfPart = (gift: string): string | null =>
  /^(.+)-shared(?:-[2-9])?-to$/.exec(gift)?.[1] ?? null;
/** The entries that take what others give off a gift that several people give: one for each of them at most. */
export const sharedIdsOf = (gift: string): string[] =>
  Array.from({ length: giftSharesMax - 1 }, (_, at) => entryIdsOf(`${gift}-shared`, at));
