import { registerTexts } from '../registry.ts';
import { preferences } from './preferences/en.ts';
import { security } from './security/en.ts';
import { team } from './team/en.ts';
import { teamAudit } from './team-audit/en.ts';

/** Texts of a member's account and of the team. */
export const settings = { preferences, security, team, teamAudit } as const;

/** Loaded with the pages that say them: the account, the team, turning on a second factor. */
registerTexts(settings, () => import('./es.ts'));
