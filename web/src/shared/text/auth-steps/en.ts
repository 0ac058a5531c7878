import { registerTexts } from '../registry.ts';
import { invitation } from './invitation/en.ts';
import { secondFactor } from './second-factor/en.ts';

/** Texts between signing in and the app. */
export const authSteps = { invitation, secondFactor } as const;

/** Texts of the second step and of invitations; loaded with their screens, so that a first visit does without. */
registerTexts(authSteps, () => import('./es.ts'));
