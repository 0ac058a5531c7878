import type { Translation } from '../registry.ts';
import type { rolodex as english } from './en.ts';

const rolodex: Translation<typeof english> = {
  hint: 'Valore a la gente que conoce. Solo quienes usted agregue pasan a la campaña.',
  start: {
    title: '¿A quién conoce?',
    hint: 'Elija un archivo con sus contactos. Se queda en este dispositivo: la campaña recibe solo a quienes usted agregue.',
    act: 'Elegir un archivo',
  },
  ways: {
    phone: {
      name: 'Teléfono (.vcf)',
      how: 'iPhone: Contactos, Listas, mantenga «Todos los contactos», Exportar. Android: Contactos, Organizar, Exportar a archivo.',
    },
    google: { name: 'Contactos de Google (.csv)', how: 'contacts.google.com, Exportar, CSV de Google.' },
    outlook: {
      name: 'Contactos de Outlook (.csv)',
      how: 'Personas, Administrar contactos, Exportar contactos.',
    },
    linkedin: {
      name: 'Conexiones de LinkedIn (.csv)',
      how: 'Ajustes, Privacidad, Obtener una copia de sus datos, Conexiones. Trae pocos números.',
    },
  },
  problems: {
    large: 'Este archivo pasa de 50 MB. Exporte menos contactos o deje fuera las fotos.',
    workbook: 'Esto es un libro de cálculo. Guárdelo como CSV y elija ese archivo.',
    binary: 'En este archivo no hay contactos que se puedan leer.',
    unknown: 'Ninguna fila de este archivo nombra columnas de contactos, como First Name y Phone.',
    many: 'Este archivo tiene más de {{most}} contactos. Divídalo en otros más pequeños.',
    empty: 'Ningún contacto de este archivo tiene nombre.',
  },
  nameless_one: 'Quedó fuera {{count, number}} contacto sin nombre',
  nameless_other: 'Quedaron fuera {{count, number}} contactos sin nombre',
  progress: '{{at}} de {{total}} · {{rated}} agregados',
  clear: 'Quitar todos de este dispositivo',
  noNumber: 'Sin número de teléfono: no puede estar en una lista de llamadas.',
  known: 'Ya está en la campaña como {{name}}. Su valoración se le agrega.',
  relation: '¿De dónde conoce a esta persona?',
  relations: {
    family: 'Familia',
    friend: 'Amistad',
    work: 'Trabajo',
    neighbor: 'Vecindario',
    community: 'Comunidad',
    acquaintance: 'Conocido',
  },
  capacity: '¿Cuánto podría dar?',
  ask: '¿Cuánto le pedimos?',
  tiers: { below: 'Menos de {{to}}', between: '{{from}}–{{to}}', top: '{{from}} o más' },
  back: 'Atrás',
  skip: 'Omitir',
  add: 'Agregar',
  added: 'En la campaña',
  source: 'Contacto de {{name}}',
  done: {
    title_one: 'Todo valorado: {{count, number}} persona agregada',
    title_other: 'Todo valorado: {{count, number}} personas agregadas',
    hint: 'Póngalas en una lista de llamadas: se llama primero a quienes usted conoce mejor y podrían dar más.',
    calls: 'Ir a las llamadas',
    clear: 'Empezar con otro archivo',
  },
};

export default { rolodex };
