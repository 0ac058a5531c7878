import * as z from 'zod/mini';
import { closureReasons, consentGrades, evidenceSources } from '../domain/consent/contact-event.ts';
import { closableChannels, pointChannels, pointKinds } from '../domain/consent/contact-point.ts';
import { shownReasons } from '../domain/consent/shown-closures.ts';
import { collection, inOrganization, instant, recordId } from './define.ts';

const millis = z.int().check(z.minimum(0));
const evidenceId = z.string().check(z.minLength(1), z.maxLength(128));
const shortText = z.string().check(z.maxLength(300));

/** People of a point who are told when it changes: couples share an address, hundreds share a placeholder. */
export const pointPeopleMax = 20;

/**
 * What the evidence of one address or number comes to (`foldPoint`), under its keyed hash (`pointId`). It outlives the
 * person's card, and no telephone number can be read from it. Functions only: a call answers for one person.
 */
export const contactPoints = collection({
  name: 'contact_points',
  path: inOrganization('contact_points'),
  rules: { refused: { all: 'They would tell whether an address is known; a call answers for one person' } },
  isWork: false,
  schema: z.strictObject({
    kind: z.enum(pointKinds),
    /** Enough to recognize the address beside its person. */
    mask: shortText,
    closed: z.partialRecord(
      z.enum(closableChannels),
      z.strictObject({
        reason: z.enum(closureReasons),
        since: millis,
        event: evidenceId,
        except: z.array(z.enum(pointChannels)),
      }),
    ),
    lists: z.record(z.string(), z.strictObject({ since: millis, event: evidenceId })),
    consent: z.partialRecord(
      z.enum(pointChannels),
      z.strictObject({
        grade: z.enum(consentGrades),
        since: millis,
        source: z.enum(evidenceSources),
        text_version: z.nullable(shortText),
      }),
    ),
    soft_days: z.array(z.string()),
    soft_hold: z.nullable(z.strictObject({ since: millis, until: millis, event: evidenceId })),
    /** The closures by channel, as the list of closed contacts shows them. */
    shown: z.array(
      z.strictObject({
        channel: z.enum(pointChannels),
        reason: z.enum(shownReasons),
        since: millis,
        until: z.nullable(millis),
        source: z.enum(evidenceSources),
      }),
    ),
    /** What the list of closed contacts can ask for: `any`, channels, reasons, and both together. */
    filters: z.array(z.string()),
    /** The moment of its newest closure and its id: the list's order. Null where nothing is closed. */
    order: z.nullable(z.string().check(z.maxLength(100))),
    /** Cards that had this address when it changed. */
    people: z.array(recordId).check(z.maxLength(pointPeopleMax)),
    /** Lines of evidence. */
    events: z.int().check(z.minimum(0)),
    changed_at: instant,
  }),
});
