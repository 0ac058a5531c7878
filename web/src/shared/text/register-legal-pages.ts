import { registerTexts } from './bundle.ts';
import { legalPages } from './en/legal-pages.ts';

/** Loaded with the pages that say them: 3 kB that the landing page does without. */
registerTexts(legalPages, () => import('./es/legal-pages.ts'));
