import { calendarWords } from '#shared/domain/calendar-layers/words-es.ts';
import type { Translation } from '../registry.ts';
import type { calendar as english } from './en.ts';

const calendar: Translation<typeof english> = {
  ...calendarWords,
  legend: 'Qué muestra el calendario',
  wholeDay: 'Todo el día',
  details: {
    milestone: 'Plan de la campaña',
    election: 'Elección',
    goal: 'Meta',
    information: 'Datos de donantes',
    task: 'Tarea',
  },
  failed: 'No se pudo cargar: {{layer}}.',
  retry: 'Reintentar',
  short_one: 'A {{count, number}} turno le falta gente',
  short_other: 'A {{count, number}} turnos les falta gente',
  dayLabel_one: '{{day}}, {{count, number}} entrada',
  dayLabel_other: '{{day}}, {{count, number}} entradas',
  emptyDay: 'Nada este día.',
  nothingUntil: 'Nada hasta el {{day}}.',
  showLater: 'Mostrar días posteriores',
  openDay: 'Día del candidato',
  feed: {
    open: 'Suscribirse',
    title: 'El calendario en otras aplicaciones',
    hint: 'Agregue esta dirección secreta a Apple Calendar, Google Calendar u Outlook. Tiene lo que usted puede ver aquí, sigue su función y deja de servir cuando usted sale de la campaña.',
    secret:
      'Quien tenga la dirección puede leerlo: no la comparta. No incluye direcciones postales ni horas privadas.',
    none: 'Todavía no tiene dirección.',
    since: 'Su dirección se creó el {{day}}. Solo se muestra una vez.',
    create: 'Crear dirección',
    renew: 'Cambiar dirección',
    renewHint: 'La dirección anterior deja de servir.',
    revoke: 'Desactivar',
    revoked: 'La dirección ya no sirve.',
    address: 'Dirección secreta',
    copy: 'Copiar dirección',
    copied: 'Copiada',
    once: 'Cópiela ahora. No se vuelve a mostrar.',
    layers: 'En el calendario',
  },
};

export default { calendar };
