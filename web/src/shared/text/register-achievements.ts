import { registerTexts } from './bundle.ts';
import { achievements } from './en/achievements.ts';

/** Loaded with the first achievement that is told, which may come on any screen. */
registerTexts({ achievements }, () => import('./es/achievements.ts'));
