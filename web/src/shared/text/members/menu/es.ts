import type { Translation } from '../../registry.ts';
import type { menu as english } from './en.ts';

/** What only a member's menu says. */
export const menu: Translation<typeof english> = {
  search: 'Buscar o ir a…',
  campaigns: 'Sus campañas. Activa: {{name}}',
  pinned: 'Fijados',
  secondFactor: 'Verificación en dos pasos',
  recent: {
    title: 'Vistos hace poco',
    empty: 'Los registros que abra aparecen aquí.',
    offline: 'Sus nombres no han llegado.',
  },
};
