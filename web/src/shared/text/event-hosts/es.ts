import type { Translation } from '../registry.ts';
import type { eventHosts as english } from './en.ts';

const eventHosts: Translation<typeof english> = {
  links: {
    title: 'Enlaces para anfitriones sin cuenta',
    hint: 'Cada uno abre solo la lista de inscritos de este evento, para marcar quién confirmó y quién llegó. Funciona hasta una semana después del evento; los teléfonos se muestran hasta dos días después.',
    name: 'Para quién',
    nameMissing: 'Escriba un nombre.',
    add: 'Crear enlace',
    added: 'Enlace creado. Cópielo y envíelo.',
    copy: 'Copiar el enlace para {{name}}',
    copyShort: 'Copiar enlace',
    copied: 'Enlace copiado',
    copyFailed: 'No se pudo copiar. Cópielo a mano:',
    end: 'Cerrar el enlace para {{name}}',
    endShort: 'Cerrar enlace',
    ended: 'Enlace cerrado',
    isEnded: 'Cerrado',
    opened_one: 'Abierto {{count, number}} vez, la última {{when}}',
    opened_other: 'Abierto {{count, number}} veces, la última {{when}}',
    unopened: 'Todavía sin abrir',
    changes_one: '{{count, number}} cambio',
    changes_other: '{{count, number}} cambios',
  },
};

export default { eventHosts };
