import * as fc from 'fast-check';
import {
  type ContactEvent,
  closureReasons,
  consentGrades,
  contactEventKinds,
  evidenceSources,
} from './contact-event.ts';
import { closableChannels } from './contact-point.ts';

export const dayMs = 86_400_000;
export const start = Date.UTC(2026, 10, 2, 15);

/** An event for tests, of which only what matters is named. */
export const event = (fields: Partial<ContactEvent> & Pick<ContactEvent, 'what'>): ContactEvent => ({
  ...{ id: `${fields.what}-${fields.at ?? start}`, channel: null, list: null, grade: null, reason: null },
  ...{ words: null, source: 'keyword', text_version: null, by: null, at: start, ...fields },
});

/** Any event, of few enough channels, lists and days that they meddle with each other. */
export const anyEvent: fc.Arbitrary<ContactEvent> = fc.record({
  id: fc.uuid(),
  what: fc.constantFrom(...contactEventKinds),
  channel: fc.option(fc.constantFrom(...closableChannels)),
  list: fc.option(fc.constantFrom('news', 'events')),
  grade: fc.option(fc.constantFrom(...consentGrades)),
  reason: fc.option(fc.constantFrom(...closureReasons)),
  words: fc.option(fc.constantFrom('', 'sure', 'STOP')),
  source: fc.constantFrom(...evidenceSources),
  text_version: fc.option(fc.constantFrom('v1', 'v2')),
  by: fc.option(fc.constantFrom('ana', 'ben')),
  at: fc.integer({ min: 0, max: 60 }).map((day) => start + day * dayMs),
});
export const anyEvents = fc.uniqueArray(anyEvent, { selector: ({ id }) => id, maxLength: 25 });
