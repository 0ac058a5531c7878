import * as z from 'zod/mini';
import { recordId } from '../collections/define.ts';
import { profilePeopleKinds } from '../collections/profile-people.ts';
import { callTimeoutMs } from '../constants.ts';
import { endpoint } from './endpoint.ts';

/**
 * Brings the people whom the profile carries up to date: its donors by what they gave, its volunteers by their hours.
 * `add` puts one more record on the list, in front of those. The kind's read capability is asked for as well.
 * `not-found`: "No profile found", or no such record.
 */
export const profilePeopleCall = endpoint({
  path: '/api/profile/people',
  guard: { level: 'member', capability: 'profile.write' },
  request: z.strictObject({
    kind: z.enum(profilePeopleKinds),
    add: z.optional(recordId),
  }),
  response: z.strictObject({ count: z.int() }),
});

/**
 * Has the insights counted that are not of today, and those that were never counted; answers with how many parts were.
 * What the campaign changes keeps them right meanwhile.
 */
export const insightsCall = endpoint({
  path: '/api/insights',
  timeoutMs: callTimeoutMs.long,
  guard: { level: 'member', capability: 'dashboard.read' },
  request: z.strictObject({}),
  response: z.strictObject({ counted: z.int() }),
});
