import * as z from 'zod/mini';
import { packetsMax } from '../domain/phonebank/list.ts';
import { collection, inOrganization, recordId, stamps } from './define.ts';

/** Characters of a packet's people; 25 have some 8,000. */
export const callTargetsMax = 100_000;

/**
 * At most 25 people of a call list, under `{list}_{number}`. Callers never read it: the server gives them one person at
 * a time.
 */
export const callPackets = collection({
  name: 'call_packets',
  path: inOrganization('call_packets'),
  fixedIds: true,
  access: { read: 'voters.read', list: null, create: 'voters.write' },
  rules: {
    comment: "Names and numbers: never a caller's, who gets one person at a time.",
    create: ["id == doc.list_id + '_' + string(doc.number)"],
    refused: {
      list: "a list's packets are numbered",
      update: 'who is given out comes from here',
      delete: 'functions do',
    },
  },
  schema: z.strictObject({
    list_id: recordId,
    /** Within its list, from 0. */
    number: z.int().check(z.minimum(0), z.maximum(packetsMax - 1)),
    /** `CallTarget`s, as JSON; plain, for gzip would save a few kilobytes and cost a wait in each call. */
    targets: z.string().check(z.minLength(2), z.maxLength(callTargetsMax)),
    ...stamps,
  }),
  fixed: ['list_id', 'number', 'targets'],
});
