import { invitation } from './invitation.ts';
import { secondFactor } from './second-factor.ts';

/** Texts between signing in and the app. */
export const authSteps = { invitation, secondFactor } as const;
