/** Donors of a list, of one pack of it, and of one block. */
export const callTimePeopleMax = 1_000;
export const sheetsPerPack = 100;
export const blockPeopleMax = 25;
/** How long a block's donors are nobody else's. */
export const blockMs = 4 * 3_600_000;
/** Lists of a campaign, and members who call on one. */
export const callTimeListsMax = 100;
export const listCallersMax = 20;
/** Characters of a list's script. */
export const askScriptMax = 4_000;
/** Former calls that a sheet tells. */
export const formerCallsMax = 5;
/** Gifts that a sheet's chart shows. */
export const chartGiftsMax = 8;
/** Times that one outcome is corrected, and follow-ups that are noted of it. */
export const correctionsMax = 20;
export const followUpsMax = 20;
export const callTimePackId = (list: string, number: number): string => `${list}_${number}`;
