import * as z from 'zod/mini';
import {
  closureReasons,
  consentGrades,
  contactEventKinds,
  evidenceSources,
} from '../domain/consent/contact-event.ts';
import { closableChannels } from '../domain/consent/contact-point.ts';
import { collection, inOrganization, instant, recordId } from './define.ts';

/** Characters of the words that a person wrote or said. */
export const evidenceWordsMax = 2_000;
/** Lines of evidence of one point; beyond, only what closes something more is added. */
export const evidenceMax = 500;

/** A contact point's id: 64 hex digits. */
export const pointIdSchema = z.string().check(z.minLength(64), z.maxLength(64));

/**
 * One line of evidence about a contact point, never changed and never deleted. Its id is the provider's, the import's or
 * the device's, so that a repeat changes nothing.
 */
export const contactEvents = collection({
  name: 'contact_events',
  path: inOrganization('contact_events'),
  rules: { refused: { all: 'Evidence: functions add lines, and a call answers for one person' } },
  isWork: false,
  references: { person_id: 'people' },
  schema: z.strictObject({
    point: pointIdSchema,
    what: z.enum(contactEventKinds),
    channel: z.nullable(z.enum(closableChannels)),
    list: z.nullable(z.string().check(z.minLength(1), z.maxLength(128))),
    grade: z.nullable(z.enum(consentGrades)),
    reason: z.nullable(z.enum(closureReasons)),
    words: z.nullable(z.string().check(z.maxLength(evidenceWordsMax))),
    source: z.enum(evidenceSources),
    text_version: z.nullable(z.string().check(z.maxLength(300))),
    by: z.nullable(z.string().check(z.maxLength(128))),
    /** Of `retraction`, and of a `lift` that ends one line alone: the line that it takes back. */
    undoes: z._default(z.nullable(z.string().check(z.minLength(1), z.maxLength(128))), null),
    /** When it happened: milliseconds since 1970. */
    at: z.int().check(z.minimum(0)),
    /** The card on which it was recorded. */
    person_id: z.nullable(recordId),
    import_id: z.nullable(z.string().check(z.minLength(1), z.maxLength(64))),
    recorded_at: instant,
  }),
});
