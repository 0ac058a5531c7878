import type { Translation } from '../registry.ts';
import type { tasks as english } from './en.ts';

const tasks: Translation<typeof english> = {
  count_one: '{{shown}} tarea',
  count_other: '{{shown}} tareas',
  one: 'Tarea',
  add: 'Agregar tarea',
  new: 'Nueva tarea',
  edit: 'Editar {{name}}',
  back: 'Tareas',
  quickAdd: 'Tarea para hoy',
  complete: 'Marcar «{{title}}» como hecha',
  delete: 'Eliminar «{{title}}»',
  done: 'Tarea hecha',
  reopened: 'Tarea pendiente de nuevo',
  unassigned: 'Sin asignar',
  me: '{{name}} (usted)',
  formerMember: 'Ya no es miembro',
  formerPerson: 'Persona eliminada',
  gone: 'Esa tarea se eliminó.',
  dueLate: 'Atrasada: {{due}}',
  capped_one: 'Se muestra la primera tarea ({{count}}).',
  capped_other: 'Se muestran las primeras {{count}} tareas.',
  whose: { label: 'De quién', mine: 'Mías', all: 'De todos' },
  states: { label: 'Estado', open: 'Pendientes', done: 'Hechas' },
  groups: { overdue: 'Atrasadas', today: 'Hoy', week: 'Esta semana', later: 'Más adelante', done: 'Hechas' },
  reminder: {
    morning: 'El mismo día, a las 9:00',
    sent: 'Quien la tiene a cargo lo recibe alrededor del {{when}}, por correo, o en un resumen si lo prefiere.',
    over: 'Esa hora ya pasó: no se envía ningún recordatorio.',
    needsDay: 'Fije un día para que se envíe el recordatorio.',
    needsAssignee: 'Asígnela para que alguien reciba el recordatorio.',
  },
  form: {
    titleMissing: 'Escriba un título.',
    findPerson: 'Escriba un nombre',
    noPerson: 'Nadie con ese nombre',
  },
  emptyDone: 'Todavía no hay nada hecho',
  empty: {
    title: 'Está al día',
    hint: 'Escriba una tarea arriba y pulse Intro. Queda a su cargo y vence hoy.',
  },
};

export default { tasks };
