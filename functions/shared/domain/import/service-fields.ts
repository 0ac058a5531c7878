import type { ImportField } from './import-field.ts';

/** What a row of volunteers says of their service, beside who they are. */
export const serviceFields: readonly ImportField[] = [
  {
    key: 'skills',
    aliases: ['skills', 'skill', 'tags', 'tag list', 'interests', 'volunteer skills', 'habilidades'],
    many: true,
    hints: /skill/,
  },
  {
    key: 'totalHours',
    aliases: [
      'total hours',
      'hours',
      'volunteer hours',
      'hours worked',
      'hours volunteered',
      'hours logged',
      'total de horas',
      'horas',
    ],
    hints: /hours/,
  },
  {
    key: 'lastActiveDate',
    aliases: [
      'last active date',
      'last active',
      'last activity',
      'last seen',
      'last shift',
      'last shift date',
      'last volunteered',
      'last activity date',
      'última fecha de actividad',
      'última actividad',
    ],
    hints: /last(active|activity|shift)/,
  },
];
