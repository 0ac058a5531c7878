/** Whoever gives out a code waits for whoever does so beside them: appeals and the committee share them. */
export const sourceCodesKey = 'source codes';
