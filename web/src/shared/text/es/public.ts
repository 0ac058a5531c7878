import type { Translation } from '../bundle.ts';
import type { publicPages as english } from '../en/public.ts';
import { landing } from './landing.ts';
import { withMany } from './many.ts';

const outside: Translation<typeof english> = {
  landing,
};
export default withMany(outside);
