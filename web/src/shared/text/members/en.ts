import { registerTexts } from '../registry.ts';
import { account } from './account/en.ts';
import { dashboard } from './dashboard/en.ts';
import { exports } from './exports/en.ts';
import { form } from './form/en.ts';
import { fundraising } from './fundraising/en.ts';
import { list } from './list/en.ts';
import { member } from './member/en.ts';
import { memberErrors } from './member-errors/en.ts';
import { menu } from './menu/en.ts';
import { proof } from './proof/en.ts';
import { volunteers } from './volunteers/en.ts';

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

/** Loaded with the chunk that every member's screen stands in, before any of them is drawn. */
registerTexts(members, () => import('./es.ts'));
