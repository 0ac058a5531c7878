import { registerTexts } from './bundle.ts';
import { pending } from './en/pending.ts';

/** Loaded with the panel of waiting changes, which most visits never open. */
registerTexts({ pending }, () => import('./es/pending.ts'));
