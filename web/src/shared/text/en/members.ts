import { account } from './account.ts';
import { dashboard } from './dashboard.ts';
import { exports } from './exports.ts';
import { form } from './form.ts';
import { fundraising } from './fundraising.ts';
import { list } from './list.ts';
import { menu } from './menu.ts';
import { proof } from './proof.ts';
import { volunteers } from './volunteers.ts';

/** Texts of the areas behind the session gate. */
export const members = {
  account,
  dashboard,
  exports,
  form,
  fundraising,
  list,
  menu,
  proof,
  volunteers,
} as const;
