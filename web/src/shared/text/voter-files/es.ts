import type { Translation } from '../registry.ts';
import type { voterFiles as english } from './en.ts';

const voterFiles: Translation<typeof english> = {
  import: 'Importar un padrón electoral',
  label: 'Padrones importados',
  none: {
    title: 'Todavía no hay padrón',
    hint: 'Aquí se enumeran los archivos importados, con quién los trajo y qué cambiaron.',
  },
  state: {
    receiving: 'Enviándose',
    current: 'En uso',
    former: 'Anterior',
    past: 'Más antiguo',
    cancelled: 'Abandonado',
    undone: 'Deshecho',
  },
  by: '{{name}}: {{when}}',
  formerMember: 'Alguien que ya no está en el equipo',
  source: 'De {{source}}',
  dated: 'hecho el {{day}}',
  expires: 'se puede usar hasta el {{day}}',
  expired: 'se podía usar hasta el {{day}}: consiga uno más reciente',
  counts: '{{voters}} votantes, {{doors}} puertas',
  changes: '{{added}} agregados, {{changed}} cambiados, {{gone}} ya no están',
  refused_one: '{{formatted}} fila omitida',
  refused_other: '{{formatted}} filas omitidas',
  busy: {
    title: 'Hay otra importación en marcha',
    hint: '{{name}} empezó a importar «{{file}}» {{when}}. Solo hay una importación a la vez: espere a que termine, o abandónela.',
    open: 'Mostrar los archivos',
  },
  parts: {
    label: 'Unido a este archivo',
    history: 'Historial de voto',
    matched_one: '{{formatted}} fila de sus votantes',
    matched_other: '{{formatted}} filas de sus votantes',
    uses: 'aparecen en: {{list}}',
    usesNone: 'aparecen solo en búsquedas',
    usesOf: { calls: 'llamadas', doors: 'puertas', exports: 'exportaciones' },
    remove: 'Quitar estas columnas',
  },
  race: {
    title: 'Raza y etnia',
    isOff: 'Desactivadas. Las columnas de raza y etnia se dejan fuera de todos los padrones.',
    isOn: 'Activadas. Los miembros que pueden leer el padrón pueden buscar por raza y etnia si el padrón del estado las tiene. Nunca aparecen en los paquetes, ni las ven los brigadistas o quienes llaman.',
    by: '{{name}} las activó el {{day}}: «{{reason}}»',
    left: 'El archivo en uso todavía las contiene, ocultas. El próximo archivo que se importe no las tendrá; o quítelas ahora.',
    remove: 'Quitarlas ahora',
    turnOn: 'Activar…',
    turnOff: 'Desactivar…',
    askOn: '¿Activar la raza y la etnia?',
    askOff: '¿Desactivar la raza y la etnia?',
    onHint:
      'El próximo archivo que se importe traerá las columnas que tenga el padrón del estado. Su nombre y el motivo quedan en el registro de auditoría, y también cada exportación que las lleve.',
    offHint:
      'Desaparecen de las búsquedas de inmediato, en todos los dispositivos. Las búsquedas que las nombran dejan de responderse. El próximo archivo que se importe ya no las tendrá.',
    reason: '¿Para qué las necesita la campaña?',
    reasonHint: 'Quien lee el padrón ve este motivo.',
    reasonShort: 'Escriba al menos {{least}} caracteres.',
    submitOn: 'Activar',
    submitOff: 'Desactivar',
    turnedOn: 'La raza y la etnia están activadas',
    turnedOff: 'La raza y la etnia están desactivadas',
  },
  undo: {
    action: 'Deshacer esta importación',
    title: '¿Deshacer la importación de «{{name}}»?',
    former: 'El archivo anterior vuelve a ser el padrón de la campaña: «{{name}}», {{voters}} votantes.',
    nothing: 'No hay un archivo anterior, así que la campaña queda sin padrón hasta que importe otro.',
    learned:
      'Lo que la campaña sabe se conserva. Quien no esté entonces en el padrón se encuentra de nuevo cuando un archivo lo nombre.',
    submit: 'Deshacer la importación',
    done: 'La importación se deshizo',
    undone: 'Esta importación se deshizo.',
  },
  giveUp: {
    action: 'Abandonar',
    title: '¿Abandonar la importación de «{{name}}»?',
    hint: 'Lo que se ha enviado de ella se elimina. El padrón actual queda como está.',
    submit: 'Abandonarla',
    done: 'La importación se abandonó',
  },
};

export default { voterFiles };
