import * as z from 'zod/mini';
import { givingMax } from '../domain/gifts/giving.ts';
import { donorKinds } from '../domain/money/limit-kinds.ts';
import { nameKeys } from '../domain/name-keys.ts';
import { noGifts } from '../domain/totals.ts';
import {
  cents,
  collection,
  contactColumns,
  count,
  day,
  email,
  importStamp,
  inOrganization,
  personName,
  phone,
  stamps,
} from './define.ts';
import { importMarks } from './import-flags.ts';

export const capacities = ['major', 'mid', 'small', 'unknown'] as const;

/** A person who gives or may give. Totals follow from their completed donations; functions keep them. */
export const donors = collection({
  name: 'donors',
  path: inOrganization('donors'),
  access: { read: 'donors.read', write: 'donors.write' },
  rules: {
    valid: ["doc.name_key != ''"],
    refused: {
      delete: "a function does, in one transaction with the look for gifts, or they would be nobody's",
    },
  },
  isAudited: true,
  carried: 'made',
  feed: { created: 'donor_added' },
  references: { id: 'people' },
  schema: z.strictObject({
    name: personName,
    email: z.nullable(email),
    phone: z.nullable(phone),
    capacity: z.enum(capacities),
    /** What they count as for limits; null: a person as an individual, an organization as nobody knows what. */
    donor_kind: z._default(z.nullable(z.enum(donorKinds)), null),
    name_key: z.string().check(z.maxLength(120)),
    family_key: z.string().check(z.maxLength(120)),
    totalDonated: cents,
    donationCount: count,
    lastDonationDate: z.nullable(day),
    is_recurring: z.boolean(),
    has_donations: z.boolean(),
    /** What segments are told from (`domain/gifts/giving.ts`); '' where nothing was given or promised. */
    giving: z._default(z.string().check(z.maxLength(givingMax)), ''),
    ...importStamp,
    ...importMarks,
    ...stamps,
  }),
  list: {
    sorts: {
      name: ['name_key', 'asc'],
      total: ['totalDonated', 'desc'],
      last: ['lastDonationDate', 'desc'],
    },
    filters: { capacity: ['capacity', 'equals'], imported: ['import_flagged', 'equals', 'alone'] },
    search: ['name_key', 'family_key'],
  },
  csv: {
    ...contactColumns,
    capacity: ['Capacity', 'Capacidad'],
    donor_kind: ['Kind of donor', 'Clase de donante'],
    totalDonated: ['Total donated'],
    donationCount: ['Donation count'],
    lastDonationDate: ['Last donation'],
  },
  editable: ['capacity', 'donor_kind'],
  /** Copies of the card, which a function keeps. */
  fixed: ['name', 'email', 'phone', 'name_key', 'family_key'],
  serverOwned: { ...noGifts, import_id: null },
  derive: ({ name }) => (name === undefined ? {} : nameKeys(name)),
});
