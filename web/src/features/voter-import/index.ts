export { FilePage } from './file-page.tsx';

/** The import brings a reader of files, which the other screens do without. */
export const loadImport = () => import('./import-page.tsx');
/** An import that is on its way, or that a closed tab left in the middle: for the screens of voters. */
export const loadUnsentImport = () => import('./unsent/unsent-import.tsx');
