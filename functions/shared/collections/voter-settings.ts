import * as z from 'zod/mini';
import { collection, inOrganization, instant, text } from './define.ts';

/** The only document of `voter_settings`. */
export const voterSetting = 'current';
/** Characters without which a reason says nothing. */
export const raceReasonMin = 10;

/** What a campaign has decided about its voter files. Without the document nothing is on. */
export const voterSettings = collection({
  name: 'voter_settings',
  path: inOrganization('voter_settings'),
  access: { read: 'voters.read', list: null },
  rules: {
    comment: 'Whether race and ethnicity are shown, and why an admin turned them on.',
    refused: { list: 'there is one', write: 'functions do, with a recent proof and a line of the audit' },
  },
  isWork: false,
  schema: z.strictObject({
    /** Whether files may have columns of race and ethnicity, and searches ask for them. */
    race: z.boolean(),
    /** Why they were turned on, in the admin's words; null once they are off. */
    reason: z.nullable(text(500)),
    changed_by: text(128),
    changed_at: instant,
  }),
});
