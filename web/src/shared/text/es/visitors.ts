import './server.ts';
import type { Translation } from '../bundle.ts';
import type { visitors as english } from '../en/visitors.ts';
import { auth } from './auth.ts';
import { common } from './common.ts';
import { errors } from './errors.ts';
import { withMany } from './many.ts';
import { nav } from './nav.ts';

const visitors: Translation<typeof english> = {
  auth,
  common,
  errors,
  nav,
};
export default withMany(visitors);
