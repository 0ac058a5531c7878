import type { Translation } from '../registry.ts';
import type { turfMet as english } from './en.ts';

const turfMet: Translation<typeof english> = {
  hint: 'Personas que se conocieron en una puerta y no están en el padrón. Indique quiénes son, para que cuente lo que se supo de ellas.',
  empty: 'Nadie espera',
  emptyHint: 'Cuando un brigadista agrega en una puerta a alguien que no está en su lista, espera aquí.',
  turf: 'Abrir la zona',
  said: 'Qué se dijo',
  hide: 'Ocultar lo que se dijo',
  nothing: 'No se anotó nada de esta persona.',
  match: 'Asociar a un votante',
  keep: 'Conservar tal cual',
  dismiss: 'Descartar',
  kept: 'Conservada',
  dismissed: 'Descartada',
  matched: 'Asociada a {{name}}',
  matchTitle: '¿Quién es {{name}}?',
  matchHint: 'Lo que se supo de esta persona cuenta entonces también para ese votante. Puede deshacerlo.',
  search: 'Nombre o dirección del votante',
  at: 'Se conoció en {{address}}',
  found: 'Votantes encontrados',
  none: 'Ningún votante tiene ese nombre o dirección.',
  submit: 'Es esta persona',
};

export default { turfMet };
