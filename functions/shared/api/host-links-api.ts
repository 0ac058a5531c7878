import * as z from 'zod/mini';
import { line, recordId } from '../collections/define.ts';
import { hostNameMax } from '../collections/host-links.ts';
import { languages } from '../themes.ts';
import { endpoint } from './endpoint.ts';

/** Makes a link to an event's roster for somebody without an account. Five work at the same time. */
export const addHostLinkCall = endpoint({
  path: '/api/events/host-links/add',
  guard: { level: 'member', capability: 'rosters.work' },
  request: z.strictObject({ id: recordId, event: recordId, name: line(hostNameMax) }),
  response: z.strictObject({}),
});

/** Ends a link at once. One that is over stays so. */
export const endHostLinkCall = endpoint({
  path: '/api/events/host-links/end',
  guard: { level: 'member', capability: 'rosters.work' },
  request: z.strictObject({ id: recordId }),
  response: z.strictObject({}),
});

/** The address of a link that works, to be sent to its host. */
export const hostLinkCall = endpoint({
  path: '/api/events/host-links/address',
  guard: { level: 'member', capability: 'rosters.work' },
  request: z.strictObject({ id: recordId, language: z.enum(languages) }),
  response: z.strictObject({ link: z.string().check(z.maxLength(600)) }),
});
