import { paths as fieldOps } from '../../shared/field/field-paths.ts';

/** The addresses of scripts. */
export const paths = {
  list: fieldOps.scripts,
  one: fieldOps.script,
  new: fieldOps.script('new'),
  print: (id: string) => `${fieldOps.script(id)}/print`,
};
