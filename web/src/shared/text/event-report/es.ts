import type { Translation } from '../registry.ts';
import type { eventReport as english } from './en.ts';

const eventReport: Translation<typeof english> = {
  titleOf: 'Informe: {{name}}',
  print: 'Imprimir',
  fileName: 'informe-evento-{{day}}',
  signUps: 'Inscripciones',
  shows: 'Asistieron',
  missed: 'Faltaron',
  showRate: 'Tasa de asistencia',
  walkIns: 'Sin inscripción',
  people: 'Personas presentes, con invitados',
  cancelled: 'Cancelaron o dijeron que no',
  open: 'Sin cerrar',
  hours: 'Horas trabajadas',
  rateHint:
    'Tasa de asistencia: de quienes se inscribieron y tenían lugar, cuántos vinieron. No incluye a quienes llegaron sin inscripción.',
  cost: 'Costo',
  costPerShow: 'Costo por persona presente',
  bySource: 'Por origen',
  source: 'Origen',
  byType: 'Otros eventos por tipo',
  byTypeHint:
    'Eventos de los últimos seis meses. Cada uno se cuenta después de sus agradecimientos y otra vez a los cinco días.',
  type: 'Tipo',
  events: 'Eventos',
  closing: {
    title_one: '¿Vino {{count, number}} persona?',
    title_other: '¿Vinieron {{count, number}} personas?',
    hint: 'Su turno terminó y nadie ha dicho si estuvieron.',
    missed_one: 'Marcar que {{count, number}} faltó',
    missed_other: 'Marcar que las {{count, number}} faltaron',
    came_one: 'Marcar que {{count, number}} vino',
    came_other: 'Marcar que las {{count, number}} vinieron',
    single: 'Una por una',
  },
};
export default { eventReport };
