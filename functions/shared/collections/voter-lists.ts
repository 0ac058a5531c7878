import * as z from 'zod/mini';
import { votersMax } from '../domain/voters/voter-file-columns.ts';
import { collection, inOrganization, line, stamps } from './define.ts';

/** Characters of a list's packed voters; a larger list is answered with a clear no. */
export const listPackedMax = 900_000;

/** A frozen list: whom a search named at one moment. It does not change, whatever is learned or imported afterwards. */
export const voterLists = collection({
  name: 'voter_lists',
  path: inOrganization('voter_lists'),
  access: { read: 'voters.read', write: 'voters.write' },
  rules: { comment: 'A frozen list keeps whom it named; only its name may change.' },
  isAudited: true,
  schema: z.strictObject({
    name: line(120),
    /** The `Segment` that it was made of, as JSON. */
    question: z.string().check(z.minLength(2), z.maxLength(20_000)),
    file_id: line(64),
    people: z.int().check(z.minimum(1), z.maximum(votersMax)),
    doors: z.int().check(z.minimum(0), z.maximum(votersMax)),
    ...stamps,
  }),
  editable: ['name'],
  fixed: ['question', 'file_id', 'people', 'doors'],
});

/** Whom a frozen list names, under its id: apart, so that who looks through the lists does not fetch a megabyte of each. */
export const voterListVoters = collection({
  name: 'voter_list_voters',
  path: inOrganization('voter_list_voters'),
  access: {
    read: 'voters.read',
    list: null,
    write: 'voters.write',
    update: null,
  },
  rules: {
    refused: { list: 'each is fetched with its list', update: 'whom a frozen list names does not change' },
  },
  schema: z.strictObject({
    /** The voters' ids, sorted, one a line, gzip, base64. */
    voters: z.string().check(z.minLength(4), z.maxLength(listPackedMax)),
    ...stamps,
  }),
  fixed: ['voters'],
});
