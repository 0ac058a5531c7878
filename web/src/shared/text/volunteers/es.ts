import type { Translation } from '../registry.ts';
import type { volunteers as english } from './en.ts';

const volunteers: Translation<typeof english> = {
  count_one: '{{shown}} persona voluntaria',
  count_other: '{{shown}} voluntarios',
  one: 'Persona voluntaria',
  add: 'Agregar voluntario',
  new: 'Nueva persona voluntaria',
  edit: 'Editar {{name}}',
  sort: { name: 'Nombre, A a Z', hours: 'Más horas', last: 'Actividad más reciente' },
  usualSkills:
    'Visitas puerta a puerta, Captura de datos, Diseño, Conducción, Montaje de eventos, Recaudación, Anfitrión de eventos, Llamadas, Fotografía, Redes sociales, Español, Mensajes de texto, Traducción, Redacción',
  anySkill: 'Habilidad',
  skill: 'Habilidad',
  fields: {
    leaderboard: 'Clasificación',
  },
  leaderboard: { byName: 'Con su nombre', as: 'Como {{alias}}', hidden: 'No aparece' },
  leaderboardHint: 'Sus horas aparecen junto a las de otras personas, donde todo el equipo las ve.',
  aliasHint: 'Solo para quien prefiera otro nombre ahí, como el nombre de pila o las iniciales.',
  hoursHint:
    'Todas las horas hasta ahora, al cuarto de hora: 12.25 o 12:15. Las siguientes se añaden a su registro de horas.',
  never: 'Todavía no',
  alsoDonor: 'También es donante',
  noSkills: 'Sin habilidades todavía.',
  back: 'Voluntarios',
  followUps: 'Seguimientos',
  toApprove: 'Horas por aprobar',
  empty: {
    title: 'Sus voluntarios aparecerán aquí',
    hint: 'Agregue a mano a la primera persona, o traiga la lista que ya tiene en una hoja de cálculo.',
  },
};

export default { volunteers };
