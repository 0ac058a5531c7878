/** Where a turf stands. `returned`: given back before all of it was done. */
export const turfStates = ['unassigned', 'assigned', 'in_progress', 'completed', 'returned'] as const;
/** `archived`: out of everybody's hands and of the list; what its holders did still arrives, so it is not deleted. */
export const storedTurfStates = [...turfStates, 'archived'] as const;
export type TurfState = (typeof storedTurfStates)[number];

/** `odd_even`: up one side of a street and down the other. `zigzag`: from side to side. */
export const walkOrders = ['odd_even', 'zigzag'] as const;
export type WalkOrder = (typeof walkOrders)[number];

/** Doors of a turf: what is usual, what may be chosen, from where on it is said that few finish it (domain: 25 to 60). */
export const turfDoors = { usual: 40, least: 10, most: 120, warnAbove: 60 } as const;
/** How far from the chosen size an automatic cut goes: 15 of 100. */
export const turfTolerance = 0.15;
/**
 * People and doors of one turf: a tower block that is kept whole may be so large. 1,500 ids of 64 characters are a tenth
 * of what a document holds, and their packet opens to a quarter of what a telephone is to unpack.
 */
export const turfPeopleMax = 1_500;
export const turfDoorsMax = 1_000;
/** Members who ever held a turf: what they did without a connection still arrives. */
export const turfHoldersMax = 30;
/** Days for which a turf is checked out, unless something else is chosen; and the most. */
export const checkOutDays = { usual: 3, most: 60 } as const;

/** Days for which what a former holder or caller did still arrives. */
export const lateDays = 14;
