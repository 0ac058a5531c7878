import { account } from './account.ts';
import { dashboard } from './dashboard.ts';
import { exports } from './exports.ts';
import { faults } from './faults.ts';
import { form } from './form.ts';
import { fundraising } from './fundraising.ts';
import { inside } from './inside.ts';
import { list } from './list.ts';
import { menu } from './menu.ts';
import { proof } from './proof.ts';
import { volunteers } from './volunteers.ts';

/** Texts of the areas behind the session gate. */
export const members = {
  account,
  dashboard,
  exports,
  faults,
  form,
  fundraising,
  inside,
  list,
  menu,
  proof,
  volunteers,
} as const;
