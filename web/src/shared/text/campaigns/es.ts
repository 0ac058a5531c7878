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
};

export default { campaigns };
