import { registerTexts } from './bundle.ts';
import { voterColumns } from './en/voter-columns.ts';
import { voterImport } from './en/voter-import.ts';

export type { voterColumns } from './en/voter-columns.ts';
export type { voterImport } from './en/voter-import.ts';

/** Loaded with the import of a voter file. */
registerTexts({ voterImport, voterColumns }, () => import('./es/voter-import-bundle.ts'));
