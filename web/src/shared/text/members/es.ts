import type { Translation } from '../registry.ts';
import { dashboard } from './dashboard/es.ts';
import type { members as english } from './en.ts';
import { exports } from './exports/es.ts';
import { list } from './list/es.ts';
import { member } from './member/es.ts';
import { memberErrors } from './member-errors/es.ts';
import { menu } from './menu/es.ts';
import { proof } from './proof/es.ts';

const members: Translation<typeof english> = {
  dashboard,
  exports,
  memberErrors,
  member,
  list,
  menu,
  proof,
};
export default members;
