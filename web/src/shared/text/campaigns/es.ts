import type { Translation } from '../registry.ts';
import type { campaigns as english } from './en.ts';

const campaigns: Translation<typeof english> = {
  title: 'Sus campañas',
  loading: 'Cargando sus campañas…',
  active: 'Activa ahora',
  suspended: 'Su acceso está suspendido',
  offline: 'Está sin conexión. Conéctese para cambiar de campaña.',
  waiting_one: '{{count}} cambio sin enviar queda en este dispositivo y se envía cuando usted vuelva.',
  waiting_other: '{{count}} cambios sin enviar quedan en este dispositivo y se envían cuando usted vuelva.',
  another: 'Empezar otra campaña',
  name: 'Nombre de la campaña',
  nameMissing: 'Escriba un nombre.',
  start: 'Empezar la campaña',
  suspendedTitle: 'Su acceso está suspendido',
  suspendedHint: 'Un administrador de {{names}} suspendió su acceso. Puede decirle por qué y devolvérselo.',
  own: 'Empezar su propia campaña',
  openOther: 'Abrir {{name}}',
  link: {
    title: '¿Cambiar a {{name}}?',
    hint: 'Este enlace es de {{name}}. Ahora trabaja en {{active}}; las otras pestañas también cambian.',
    open: 'Cambiar a {{name}}',
    stay: 'Seguir en {{name}}',
    notYours: 'Usted no está en la campaña de este enlace',
    notYoursHint: 'Quizá salió de ella o usa otra cuenta. Un administrador de esa campaña puede invitarle.',
    unknown: 'No pudimos encontrar la campaña de este enlace',
  },
};

export default { campaigns };
