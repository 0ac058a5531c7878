import * as z from 'zod/mini';
import { reachStates } from '../domain/consent/reach-states.ts';
import { nameKeys } from '../domain/name-keys.ts';
import { noParts, splitName } from '../domain/people/name-parts.ts';
import {
  birthYears,
  contactLanguages,
  contactsMax,
  mergedMax,
  partMax,
  rejectedVotersMax,
  searchKeyLength,
  searchKeysMax,
  tagLength,
  tagsMax,
} from '../domain/people/people-limits.ts';
import { channels } from '../domain/voters/contact-results.ts';
import {
  collection,
  email,
  importStamp,
  inOrganization,
  line,
  personName,
  phone,
  recordId,
  stamps,
  text,
} from './define.ts';
import { importMarks } from './import-flags.ts';

export const personKinds = ['person', 'organization'] as const;
/** What else a person is: each facet is a document with the person's id in a collection of its own. */
export const facetKinds = ['donor', 'volunteer'] as const;
export type FacetKind = (typeof facetKinds)[number];

/** A channel, whether it is open, and when it opens by itself: milliseconds since 1970. */
const storedReachSchema = z.partialRecord(
  z.enum(channels),
  z.strictObject({ state: z.enum(reachStates), until: z.nullable(z.int()) }),
);

export const birthYear = z.int().check(z.minimum(birthYears.min), z.maximum(birthYears.max));
const part = (max: number) => z.nullable(line(max));

/**
 * The card: who a person or an organization is, and how to reach them. A contact is a card without a facet. Giving and
 * volunteering are facets (`donors`, `volunteers`) because fewer members may read them.
 */
export const people = collection({
  name: 'people',
  path: inOrganization('people'),
  access: { read: 'people.read', write: 'people.write' },
  rules: {
    // What was merged away is somebody else's card now: a change of it follows to the survivor.
    covered: ['assigned_to'],
    valid: ["doc.name_key != ''", 'doc.merged_into == null', 'isColleague(doc.assigned_to)'],
    refused: {
      delete: 'a function does, together with the facets and in one transaction with the look for gifts',
    },
  },
  isAudited: true,
  carried: 'made',
  schema: z.strictObject({
    kind: z.enum(personKinds),
    name: personName,
    given: part(partMax.given),
    middle: part(partMax.middle),
    family: part(partMax.family),
    prefix: part(partMax.prefix),
    suffix: part(partMax.suffix),
    /** The first one is the main one; so of phones. */
    emails: z.array(email).check(z.maxLength(contactsMax)),
    phones: z.array(phone).check(z.maxLength(contactsMax)),
    street: part(120),
    unit: part(40),
    city: part(80),
    state: part(40),
    zip: part(12),
    language: z.nullable(z.enum(contactLanguages)),
    /** As they said it, to tell them apart in the voter file; no file of voters fills it in. */
    birth_year: z._default(z.nullable(birthYear), null),
    employer: part(120),
    occupation: part(120),
    tags: z.array(line(tagLength)).check(z.maxLength(tagsMax)),
    source: part(120),
    /** The member who keeps in touch with them. */
    assigned_to: z.nullable(recordId),
    /** Their record in the voter file, confirmed by a person. */
    voter_id: z._default(part(64), null),
    /** Records of the voter file that somebody said are not them. */
    not_voters: z._default(z.array(line(64)).check(z.maxLength(rejectedVotersMax)), []),
    name_key: z.string().check(z.maxLength(120)),
    family_key: z.string().check(z.maxLength(120)),
    /** Other words that find them (`domain/people/search-keys.ts`). */
    search_keys: z._default(z.array(text(searchKeyLength)).check(z.maxLength(searchKeysMax)), []),
    facets: z.array(z.enum(facetKinds)).check(z.maxLength(facetKinds.length)),
    /** How they can be reached by channel, as `cardReach` reads it; null where nothing is closed and no consent is known. */
    reach: z._default(z.nullable(storedReachSchema), null),
    /** Of a tombstone: the person whom it was merged into. */
    merged_into: z.nullable(recordId),
    merged_ids: z.array(recordId).check(z.maxLength(mergedMax)),
    ...importStamp,
    ...importMarks,
    ...stamps,
  }),
  list: {
    sorts: { name: ['name_key', 'asc'], newest: ['created_at', 'desc'] },
    filters: {
      kind: ['kind', 'equals'],
      tag: ['tags', 'contains'],
      assigned: ['assigned_to', 'equals', 'alone'],
      imported: ['import_flagged', 'equals', 'alone'],
    },
    search: ['name_key', 'family_key'],
  },
  csv: {
    name: ['Name', 'Nombre completo'],
    kind: ['Kind', 'Clase', 'Tipo de contacto'],
    // Parts of a name are read by other keys, addresses and numbers from several columns.
    prefix: ['Prefix'],
    given: ['First name'],
    middle: ['Middle name'],
    family: ['Last name'],
    suffix: ['Suffix'],
    emails: ['Email'],
    phones: ['Phone'],
    street: ['Street', 'Calle'],
    unit: ['Unit', 'Apartamento'],
    city: ['City', 'Ciudad'],
    state: ['State', 'Estado (dirección)'],
    zip: ['ZIP', 'Código postal'],
    language: ['Language', 'Idioma'],
    birth_year: ['Birth year', 'Año de nacimiento'],
    employer: ['Employer', 'Empleador'],
    occupation: ['Occupation', 'Ocupación'],
    tags: ['Tags', 'Etiquetas'],
    source: ['Source', 'Origen'],
    assigned_to: ['Assigned to', 'A cargo de'],
  },
  editable: [
    ...(['kind', 'name', 'given', 'middle', 'family', 'prefix', 'suffix', 'emails', 'phones'] as const),
    ...(['street', 'unit', 'city', 'state', 'zip', 'language', 'birth_year'] as const),
    ...(['employer', 'occupation', 'tags', 'source', 'assigned_to', 'voter_id', 'not_voters'] as const),
  ],
  serverOwned: {
    search_keys: [],
    facets: [],
    reach: null,
    merged_into: null,
    merged_ids: [],
    import_id: null,
  },
  derive: (data) => {
    if (data.name === undefined) return {};
    const isSplit = data.given !== undefined || data.family !== undefined;
    const parts = data.kind === 'organization' ? noParts : splitName(data.name);
    return { ...nameKeys(data.name), ...(isSplit ? {} : parts) };
  },
});
