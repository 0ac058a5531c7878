import { preferences } from './preferences.ts';
import { security } from './security.ts';
import { team } from './team.ts';

/** Texts of a member's account and of the team. */
export const settings = { preferences, security, team } as const;
