/** What a page tells the version that waits: begin now. */
export const takeOver = 'take over';
