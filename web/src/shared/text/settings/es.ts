import type { Translation } from '../registry.ts';
import type { settings as english } from './en.ts';
import { preferences } from './preferences/es.ts';
import { security } from './security/es.ts';
import { team } from './team/es.ts';
import { teamAudit } from './team-audit/es.ts';

const settings: Translation<typeof english> = {
  preferences,
  security,
  team,
  teamAudit,
};
export default settings;
