import { registerTexts } from './bundle.ts';
import { publicPages } from './en/public.ts';

/** Loaded with the landing and the pricing page: 2 kB that signing in does without. */
registerTexts(publicPages, () => import('./es/public.ts'));
