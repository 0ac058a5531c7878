import { registerTexts } from '../registry.ts';
import { dashboard } from './dashboard/en.ts';
import { exports } from './exports/en.ts';
import { list } from './list/en.ts';
import { member } from './member/en.ts';
import { memberErrors } from './member-errors/en.ts';
import { menu } from './menu/en.ts';
import { proof } from './proof/en.ts';

/** Texts of the areas behind the session gate. */
export const members = {
  dashboard,
  exports,
  memberErrors,
  member,
  list,
  menu,
  proof,
} as const;

/** Loaded with the chunk that every member's screen stands in, before any of them is drawn. */
registerTexts(members, () => import('./es.ts'));
