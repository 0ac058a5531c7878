import type { Words } from '../bundle.ts';
import type { importing as english } from '../en/importing.ts';
import { imports } from './imports.ts';
import { withMany } from './many.ts';

const importing: Words<typeof english> = {
  imports,
};
export default withMany(importing);
