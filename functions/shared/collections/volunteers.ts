import * as z from 'zod/mini';
import { aliasLength, skillLength, skillsMax, volunteerHoursMax } from '../constants.ts';
import { nameKeys } from '../domain/name-keys.ts';
import {
  collection,
  contactColumns,
  day,
  email,
  importStamp,
  inOrganization,
  line,
  personName,
  phone,
  stamps,
} from './define.ts';
import { importMarks } from './import-flags.ts';

/** One line: the rules tell skills apart by their line breaks. */
export const skill = line(skillLength).check(z.regex(/^[^\r\n]*$/));

/** A person who gives time. `is_donor` says that a donor has the same e-mail address. */
export const volunteers = collection({
  name: 'volunteers',
  path: inOrganization('volunteers'),
  access: { read: 'volunteers.read', write: 'volunteers.write' },
  rules: {
    valid: ["doc.name_key != ''"],
    // Without it a query of the leaderboard would never find them.
    create: ["'on_leaderboard' in doc"],
  },
  isAudited: true,
  carried: 'made',
  feed: { created: 'volunteer_added' },
  references: { id: 'people' },
  schema: z.strictObject({
    name: personName,
    email: z.nullable(email),
    phone: z.nullable(phone),
    skills: z.array(skill).check(z.maxLength(skillsMax)),
    totalHours: z.number().check(z.minimum(0), z.maximum(volunteerHoursMax)),
    lastActiveDate: z.nullable(day),
    name_key: z.string().check(z.maxLength(120)),
    family_key: z.string().check(z.maxLength(120)),
    is_donor: z.boolean(),
    /** What the leaderboard calls them; null is their name. */
    alias: z._default(z.nullable(line(aliasLength)), null),
    /** Whether they stand on the leaderboard at all. */
    on_leaderboard: z._default(z.boolean(), true),
    ...importStamp,
    ...importMarks,
    ...stamps,
  }),
  list: {
    sorts: {
      name: ['name_key', 'asc'],
      hours: ['totalHours', 'desc'],
      last: ['lastActiveDate', 'desc'],
    },
    filters: { skill: ['skills', 'contains'], imported: ['import_flagged', 'equals', 'alone'] },
    search: ['name_key', 'family_key'],
  },
  csv: {
    ...contactColumns,
    skills: ['Skills', 'Habilidades'],
    totalHours: ['Total hours', 'Total de horas'],
    lastActiveDate: ['Last active date', 'Última fecha de actividad'],
    alias: ['Name on the leaderboard', 'Nombre en la clasificación'],
    on_leaderboard: ['On the leaderboard', 'En la clasificación'],
  },
  editable: ['skills', 'lastActiveDate', 'alias', 'on_leaderboard'],
  /** Copies of the card, which a function keeps, and hours, which follow the ledger. */
  fixed: ['name', 'email', 'phone', 'totalHours', 'name_key', 'family_key'],
  serverOwned: { is_donor: false, import_id: null },
  derive: ({ name }) => (name === undefined ? {} : nameKeys(name)),
});
