import type { Translation } from '../registry.ts';
import type { proposals as english } from './en.ts';

const proposals: Translation<typeof english> = {
  hint: 'Sus brigadistas proponen estos cambios. La ficha de un votante cambia solo cuando usted acepta uno.',
  empty: 'No hay correcciones por revisar',
  emptyHint: 'Cuando un brigadista proponga una corrección en una puerta, aparecerá aquí.',
  unknown: 'No está en el padrón',
  loading: 'Cargando al votante…',
  about: '{{name}}, {{field}}',
  choose: 'Seleccionar {{name}}, {{field}}',
  now: 'Ahora:',
  suggested: 'Propuesta:',
  nothing: 'Ninguno',
  wrong: 'Quitar, es incorrecto',
  ends: 'Si la acepta, también deja de valer: {{reasons}}. Se podrá volver a contactar a esta persona.',
  by: 'Propuesta de {{who}}, {{ago}}.',
  former: 'alguien que ya no está',
  turf: 'Abrir la zona',
  calls: 'Abrir la lista de llamadas',
  accept: 'Aceptar',
  reject: 'Rechazar',
  accepted_one: 'Corrección aceptada',
  accepted_other: '{{count}} correcciones aceptadas',
  rejected_one: 'Corrección rechazada',
  rejected_other: '{{count}} correcciones rechazadas',
  corrections_one: '{{shown}} corrección',
  corrections_other: '{{shown}} correcciones',
  bar: 'Correcciones seleccionadas',
  chosen_one: '{{shown}} seleccionada',
  chosen_other: '{{shown}} seleccionadas',
  all: 'Seleccionar las {{shown}}',
  clear: 'Quitar la selección',
};

export default { proposals };
