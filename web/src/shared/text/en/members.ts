import { account } from './account.ts';
import { dashboard } from './dashboard.ts';
import { form } from './form.ts';
import { fundraising } from './fundraising.ts';
import { imports } from './imports.ts';
import { list } from './list.ts';
import { preferences } from './preferences.ts';
import { proof } from './proof.ts';
import { security } from './security.ts';
import { team } from './team.ts';
import { volunteers } from './volunteers.ts';

/** Texts of the areas behind the session gate. */
export const members = {
  account,
  dashboard,
  form,
  fundraising,
  imports,
  list,
  preferences,
  proof,
  security,
  team,
  volunteers,
} as const;
