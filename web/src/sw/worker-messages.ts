/** What a page tells the version that waits: begin now. */
export const takeOver = 'take over';
/** What a page tells the version that serves it: the map is about to be used here. */
export const keepMap = 'keep the map';
