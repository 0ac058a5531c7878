import type { Words } from '../bundle.ts';
import type { fieldOps as english } from '../en/field-ops.ts';

export const fieldOps: Words<typeof english> = {
  tabs: {
    label: 'Operaciones de campo',
    turfs: 'Zonas',
    map: 'Mapa y reparto',
    calls: 'Banco de llamadas',
    scripts: 'Guiones',
    quality: 'Calidad',
    pace: 'Ritmo',
    mine: 'Mis zonas',
  },
};
