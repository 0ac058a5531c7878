import type { Translation } from '../registry.ts';
import type { regions as english } from './en.ts';

const regions: Translation<typeof english> = {
  region: 'Región',
  none: 'Sin región',
  changed: 'Región cambiada',
};

export default { regions };
