import type { Translation } from '../bundle.ts';
import type { authSteps as english } from '../en/auth-steps.ts';
import { invitation } from './invitation.ts';
import { withMany } from './many.ts';
import { secondFactor } from './second-factor.ts';

const entrance: Translation<typeof english> = {
  invitation,
  secondFactor,
};
export default withMany(entrance);
