import { join } from './bundle.ts';
import { achievements } from './en/achievements.ts';

/** Loaded with the first achievement that is told, which may come on any screen. */
join({ achievements }, () => import('./es/achievements.ts'));
