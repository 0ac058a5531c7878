import { account } from './account.ts';
import { auth } from './auth.ts';
import { common } from './common.ts';
import { dashboard } from './dashboard.ts';
import { errors } from './errors.ts';
import { fundraising } from './fundraising.ts';
import { imports } from './imports.ts';
import { landing } from './landing.ts';
import { legal } from './legal.ts';
import { nav } from './nav.ts';
import { onboarding } from './onboarding.ts';
import { volunteers } from './volunteers.ts';

/** The English catalogue; the type of every other one. */
export const en = {
  account,
  auth,
  common,
  dashboard,
  errors,
  fundraising,
  imports,
  landing,
  legal,
  nav,
  onboarding,
  volunteers,
} as const;
