import type { CalendarWords } from './words-en.ts';

export const calendarWords: CalendarWords = {
  busy: 'Ocupado',
  callTime: 'Horas para llamadas',
  layers: {
    events: 'Eventos',
    schedule: 'Candidato',
    deadlines: 'Fechas límite',
    finance: 'Fechas de finanzas',
    tasks: 'Mis tareas',
  },
  milestones: {
    days90: 'Faltan 90 días',
    verification: 'Verifíquese para anuncios políticos',
    days60: 'Faltan 60 días',
    mailBallots: 'Salen las boletas por correo al extranjero',
    registration: 'Pronto cierra el registro de votantes',
    days30: 'Faltan 30 días',
    introduction: 'Preséntese a cada votante',
    persuasion: 'Convenza a los indecisos',
    earlyVote: 'Impulse el voto anticipado',
    finance: 'Informe financiero preelectoral',
    reminder: 'Recuérdeselo a cada simpatizante',
    lastDay: 'Todo listo para sacar el voto',
    election: 'Día de la elección',
  },
  elections: {
    primary: 'Primaria',
    general: 'Elección general',
    runoff: 'Segunda vuelta',
    special: 'Elección especial',
    convention: 'Convención',
  },
  goals: {
    raised: 'Termina la meta: dinero recaudado',
    donors: 'Termina la meta: donantes',
    volunteers: 'Termina la meta: voluntarios',
    volunteer_hours: 'Termina la meta: horas de voluntariado',
  },
  information: 'Pedir a donantes la información que falta',
};
