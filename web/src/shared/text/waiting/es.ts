import type { Translation } from '../registry.ts';
import type { waiting as english } from './en.ts';

const waiting: Translation<typeof english> = {
  queues: {
    tasks: 'Tarea',
    approvals: 'Postura por aprobar',
    corrections: 'Corrección sugerida',
    announcements: 'Anuncio',
    mentions: 'Mención',
    held: 'Por encima de un límite',
    pledges: 'Promesa vencida',
    schedule: 'Tiempo del candidato',
    shifts: 'Turno por revisar',
    duplicates: 'Posible duplicado',
    signUps: 'Inscripción por revisar',
    closing: 'Evento por cerrar',
    hours: 'Horas por aprobar',
    followUps: 'Seguimiento',
  },
  count_one: '{{shown}} asunto',
  count_other: '{{shown}} asuntos',
  at: '{{day}}, {{time}}',
  late: 'Atrasada: {{day}}',
  missing: 'No se pudo cargar: {{queues}}',
  empty: 'Nada espera por usted',
  emptyHint: 'Aquí aparecen sus tareas pendientes y todo lo que puede aprobar o decidir.',
};

export default { waiting };
