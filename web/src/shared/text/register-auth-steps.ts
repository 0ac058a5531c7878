import { registerTexts } from './bundle.ts';
import { authSteps } from './en/auth-steps.ts';

/** Texts of the second step and of invitations; loaded with their screens, so that a first visit does without. */
registerTexts(authSteps, () => import('./es/auth-steps.ts'));
