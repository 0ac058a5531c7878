import type { Words } from '../bundle.ts';
import type { outside as english } from '../en/outside.ts';
import { landing } from './landing.ts';
import { withMany } from './many.ts';

const outside: Words<typeof english> = {
  landing,
};
export default withMany(outside);
