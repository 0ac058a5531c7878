/** What Chromium, Firefox and Safari say of a screen's file that could not be fetched, and Vite of its styles. */
const pattern = /dynamically imported module|importing a module script failed|unable to preload css/i;

/** Whether something failed only because a file of the app is not here: nothing is wrong with what is. */
export const isMissing = (error: unknown): boolean => error instanceof Error && pattern.test(error.message);
