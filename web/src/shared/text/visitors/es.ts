import type { Translation } from '../registry.ts';
import { auth } from './auth/es.ts';
import { common } from './common/es.ts';
import type { visitors as english } from './en.ts';
import { errors } from './errors/es.ts';
import { nav } from './nav/es.ts';

const visitors: Translation<typeof english> = {
  auth,
  common,
  errors,
  nav,
};
export default visitors;
