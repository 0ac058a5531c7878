import { registerTexts } from './bundle.ts';
import { importProblems } from './en/import-problems.ts';

export type { importProblems } from './en/import-problems.ts';

/** Loaded with every screen that tells what an import left out. */
registerTexts({ importProblems }, () => import('./es/import-problems.ts'));
