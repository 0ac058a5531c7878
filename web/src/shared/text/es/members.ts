import type { Words } from '../bundle.ts';
import type { members as english } from '../en/members.ts';
import { account } from './account.ts';
import { dashboard } from './dashboard.ts';
import { exports } from './exports.ts';
import { faults } from './faults.ts';
import { form } from './form.ts';
import { fundraising } from './fundraising.ts';
import { inside } from './inside.ts';
import { list } from './list.ts';
import { withMany } from './many.ts';
import { menu } from './menu.ts';
import { proof } from './proof.ts';
import { volunteers } from './volunteers.ts';

const members: Words<typeof english> = {
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
};
export default withMany(members);
