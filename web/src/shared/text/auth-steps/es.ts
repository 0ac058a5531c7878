import type { Translation } from '../registry.ts';
import type { authSteps as english } from './en.ts';
import { invitation } from './invitation/es.ts';
import { secondFactor } from './second-factor/es.ts';

const entrance: Translation<typeof english> = {
  invitation,
  secondFactor,
};
export default entrance;
