import { registerTexts } from './bundle.ts';
import { members } from './en/members.ts';

/** Loaded with the chunk that every member's screen stands in, before any of them is drawn. */
registerTexts(members, () => import('./es/members.ts'));
