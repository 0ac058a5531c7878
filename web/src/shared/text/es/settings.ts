import type { Translation } from '../bundle.ts';
import type { settings as english } from '../en/settings.ts';
import { withMany } from './many.ts';
import { preferences } from './preferences.ts';
import { security } from './security.ts';
import { team } from './team.ts';

const settings: Translation<typeof english> = {
  preferences,
  security,
  team,
};
export default withMany(settings);
