import type { Translation } from '../bundle.ts';
import type { members as english } from '../en/members.ts';
import { account } from './account.ts';
import { dashboard } from './dashboard.ts';
import { exports } from './exports.ts';
import { form } from './form.ts';
import { fundraising } from './fundraising.ts';
import { list } from './list.ts';
import { withMany } from './many.ts';
import { member } from './member.ts';
import { memberErrors } from './member-errors.ts';
import { menu } from './menu.ts';
import { proof } from './proof.ts';
import { volunteers } from './volunteers.ts';

const members: Translation<typeof english> = {
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
};
export default withMany(members);
