import * as z from 'zod/mini';
import {
  collection,
  email,
  inOrganization,
  line,
  personName,
  phone,
  recordId,
  stamps,
  text,
} from './define.ts';

/** What became of somebody who was met and is not in the file. `kept`: as they are; `matched`: to a voter of it. */
export const additionStates = ['new', 'kept', 'matched', 'dismissed'] as const;

/**
 * How their ids begin, which no voter's does: who could give somebody the id of a voter elsewhere could write down things of
 * that voter. The rules hold every one to it.
 */
export const additionIdPrefix = 'met-';

/** Somebody who was met at a door and is not in the file. What is learned of them is written under this document's id. */
export const voterAdditions = collection({
  name: 'voter_additions',
  path: inOrganization('voter_additions'),
  access: {
    read: 'voters.read',
    get: 'field.work',
    write: 'voters.write',
    create: 'field.work',
  },
  schema: z.strictObject({
    name: personName,
    turf_id: z.nullable(recordId),
    /** The voter at whose door they were met. */
    beside: z.nullable(text(64)),
    house: z.nullable(line(20)),
    street: z.nullable(line(120)),
    unit: z.nullable(line(40)),
    city: z.nullable(line(120)),
    zip: z.nullable(line(12)),
    phone: z.nullable(phone),
    email: z.nullable(email),
    note: z.nullable(text(500)),
    state: z.enum(additionStates),
    matched_to: z.nullable(text(64)),
    ...stamps,
  }),
  editable: ['state', 'matched_to', 'name', 'phone', 'email', 'note', 'unit'],
  fixed: ['turf_id', 'beside', 'house', 'street', 'city', 'zip'],
});
