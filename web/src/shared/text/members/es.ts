import type { Translation } from '../registry.ts';
import { account } from './account/es.ts';
import { dashboard } from './dashboard/es.ts';
import type { members as english } from './en.ts';
import { exports } from './exports/es.ts';
import { form } from './form/es.ts';
import { fundraising } from './fundraising/es.ts';
import { list } from './list/es.ts';
import { member } from './member/es.ts';
import { memberErrors } from './member-errors/es.ts';
import { menu } from './menu/es.ts';
import { proof } from './proof/es.ts';
import { volunteers } from './volunteers/es.ts';

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
export default members;
