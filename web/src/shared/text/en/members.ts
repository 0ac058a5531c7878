import { account } from './account.ts';
import { dashboard } from './dashboard.ts';
import { exports } from './exports.ts';
import { form } from './form.ts';
import { fundraising } from './fundraising.ts';
import { list } from './list.ts';
import { member } from './member.ts';
import { memberErrors } from './member-errors.ts';
import { menu } from './menu.ts';
import { proof } from './proof.ts';
import { volunteers } from './volunteers.ts';

/** Texts of the areas behind the session gate. */
export const members = {
  account,
  dashboard,
  exports,
  memberErrors,
  form,
  fundraising,
  member,
  list,
  menu,
  proof,
  volunteers,
} as const;
