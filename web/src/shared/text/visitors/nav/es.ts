import type { Translation } from '../../registry.ts';
import type { nav as english } from './en.ts';

export const nav: Translation<typeof english> = {
  duplicates: 'Posibles duplicados',
  dashboard: 'Panel',
  fundraising: 'Recaudación y finanzas',
  volunteers: 'Voluntarios',
  voters: 'Contacto con votantes',
  fieldOps: 'Operaciones de campo',
  imports: 'Importaciones',
  profile: 'Perfil de campaña',
  people: 'Personas',
  waiting: 'Por atender',
  tasks: 'Tareas',
  announcements: 'Anuncios',
  strategy: 'Estrategia',
  policy: 'Seguimiento de políticas',
  analytics: 'Analítica',
  insights: 'Perspectivas',
  leaderboards: 'Clasificaciones',
  adminPanel: 'Administración',
  settings: 'Configuración',
  signOut: 'Cerrar sesión',
  main: 'Principal',
  open: 'Abrir el menú',
  close: 'Cerrar el menú',
  skip: 'Saltar al contenido',
};
