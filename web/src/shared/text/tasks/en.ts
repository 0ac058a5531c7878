import { registerTexts } from '../registry.ts';

/** What members have to do. */
export const tasks = {
  count_one: '{{shown}} task',
  count_other: '{{shown}} tasks',
  one: 'Task',
  add: 'Add task',
  new: 'New task',
  edit: 'Edit {{name}}',
  back: 'Tasks',
  quickAdd: 'Add a task for today',
  complete: 'Mark “{{title}}” as done',
  delete: 'Delete “{{title}}”',
  done: 'Task done',
  reopened: 'Task reopened',
  unassigned: 'Unassigned',
  me: '{{name}} (you)',
  formerMember: 'Former member',
  formerPerson: 'Deleted person',
  gone: 'That task was deleted.',
  dueLate: 'Overdue: {{due}}',
  capped_one: 'Showing the first {{count}} task.',
  capped_other: 'Showing the first {{count}} tasks.',
  whose: { label: 'Whose tasks', mine: 'Mine', all: 'Everyone’s' },
  states: { label: 'Status', open: 'Open', done: 'Done' },
  groups: { overdue: 'Overdue', today: 'Today', week: 'This week', later: 'Later', done: 'Done' },
  reminder: {
    morning: 'On the day, at 9:00',
    sent: 'The assignee gets it around {{when}}, by email, in a digest if they prefer one.',
    over: 'That time has passed, so no reminder goes out.',
    needsDay: 'Set a day to have the assignee reminded.',
    needsAssignee: 'Assign it to have someone reminded.',
  },
  form: {
    titleMissing: 'Enter a title.',
    findPerson: 'Type a name',
    noPerson: 'No one by that name',
  },
  emptyDone: 'Nothing done yet',
  empty: {
    title: 'You’re all caught up',
    hint: 'Type a task above and press Enter. It’s assigned to you and due today.',
  },
} as const;

/** Loaded with the area. */
registerTexts({ tasks }, () => import('./es.ts'));
