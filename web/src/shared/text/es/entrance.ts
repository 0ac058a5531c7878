import type { Words } from '../bundle.ts';
import type { entrance as english } from '../en/entrance.ts';
import { invitation } from './invitation.ts';
import { withMany } from './many.ts';
import { secondFactor } from './second-factor.ts';

const entrance: Words<typeof english> = {
  invitation,
  secondFactor,
};
export default withMany(entrance);
