import type * as z from 'zod/mini';
import { contactEvents } from '../collections/contact-events.ts';
import { contactPoints } from '../collections/contact-points.ts';
import { contactSalt, contactSalts } from '../collections/contact-salts.ts';
import { storedReach, unknownPoint } from '../domain/consent/card-reach.ts';
import type { ContactEvent } from '../domain/consent/contact-event.ts';
import { maskPoint, type PointKind, pointId } from '../domain/consent/contact-point.ts';
import { foldPoint } from '../domain/consent/fold-point.ts';
import { filtersOf, orderOf, shownClosures } from '../domain/consent/shown-closures.ts';
import { daysAfter, moment, seedDay } from './clock.ts';
import { type Doc, document } from './documents.ts';
import type { SampleCard } from './sample-cards.ts';

/** Everyone may know it: the sample's people are invented. A campaign's own is random, and no browser sees it. */
export const sampleSalt = 'the salt of the sample campaign, which is no secret';

type SampleEvent = Pick<ContactEvent, 'what' | 'source'> &
  Partial<ContactEvent> & { kind: PointKind /** Days before the seed's. */; ago: number };

const stopWords = { kind: 'phone', what: 'opt_out', channel: 'text', source: 'keyword' } as const;
const bounce = { kind: 'email', what: 'hard_bounce', source: 'provider' } as const;
const byLink = { kind: 'email', what: 'opt_out', channel: 'email', source: 'link' } as const;
const consent = { kind: 'phone', what: 'consent', channel: 'text', grade: 'express' } as const;

/** What a dozen people said to the campaign, or their providers did: each list is about one of them. */
const stories: readonly (readonly SampleEvent[])[] = [
  // The angry conversation of the bad day.
  [
    {
      ...stopWords,
      ago: 6,
      words: 'STOP texting me. I never signed up for this and I am NOT voting for you!!',
    },
  ],
  [{ ...stopWords, ago: 12, words: 'STOP' }],
  [{ ...stopWords, ago: 31, words: 'Alto' }],
  // The email that the bounce brake paused.
  [{ ...bounce, ago: 4, words: '5.1.1 The email account does not exist' }],
  [{ ...bounce, ago: 4, words: '5.1.1 User unknown' }],
  [{ ...bounce, ago: 4, words: '5.1.2 Domain not found' }],
  [4, 8, 12].map((ago) => ({
    ...{ kind: 'email', what: 'soft_bounce', source: 'provider', ago },
    words: '4.2.2 Mailbox full',
  })),
  [{ kind: 'email', what: 'complaint', channel: 'email', source: 'provider', ago: 18 }],
  [{ ...byLink, ago: 9 }],
  [{ ...byLink, ago: 44 }],
  [
    {
      ...{ kind: 'phone', what: 'deceased', source: 'call', ago: 21 },
      words: 'Her daughter answered. She passed away in the spring.',
    },
  ],
  [{ kind: 'phone', what: 'bad_number', source: 'call', ago: 3 }],
  [
    {
      ...{ kind: 'phone', what: 'opt_out', channel: 'call', source: 'call', ago: 15 },
      words: 'Please don’t call the house any more.',
    },
  ],
  [
    {
      ...{ kind: 'phone', what: 'staff_request', channel: 'call', source: 'staff', ago: 27 },
      words: 'Reporter. Only Dana talks to her.',
    },
  ],
  [{ kind: 'phone', what: 'landline', source: 'provider', ago: 40 }],
  [{ ...consent, source: 'paper', ago: 35, words: 'Sign-up sheet, forum in Port Amsel: “Yes, text me.”' }],
  [{ ...consent, source: 'form', ago: 50, words: null, text_version: 'sms-2026-09' }],
];

/** The people whom the stories are about, in the order of their cards: those with what a story needs. */
function chosen(
  people: readonly SampleCard[],
): { person: SampleCard; evidence: readonly SampleEvent[]; value: string }[] {
  const left = people.filter(({ facets, kind }) => facets.length === 0 && kind === 'person');
  return stories.flatMap((evidence) => {
    const kind = evidence[0]?.kind;
    const at = left.findIndex(({ emails, phones }) => (kind === 'email' ? emails : phones).length > 0);
    const [person] = at < 0 ? [] : left.splice(at, 1);
    const value = person && (kind === 'email' ? person.emails : person.phones)[0];
    return person && value ? [{ person, evidence, value }] : [];
  });
}

const dayMs = 86_400_000;

/**
 * Who must not be contacted in the sample campaign, with the evidence; and what follows from it for their cards. `days`: how
 * many days later than in the seed it plays, for its moments are numbers.
 */
export function sampleConsent(
  organization: string,
  people: readonly SampleCard[],
  { by, days }: { by: string; days: number },
): { documents: Doc[]; reachOf: ReadonlyMap<string, SampleCard['reach']> } {
  const reachOf = new Map<string, SampleCard['reach']>();
  const documents = chosen(people).flatMap(({ person, evidence, value }, story): Doc[] => {
    const [{ kind } = { kind: 'email' as const }] = evidence;
    const point = pointId(sampleSalt, organization, kind, value);
    const events = evidence.map(
      ({ kind: _, ago, ...event }, number): ContactEvent => ({
        ...{ id: `sample-consent-${story}-${number}`, channel: null, list: null, grade: null, reason: null },
        ...{ words: null, text_version: null, undoes: null },
        ...event,
        by: event.source === 'call' || event.source === 'staff' || event.source === 'paper' ? by : null,
        at: moment(daysAfter(seedDay, -ago), 14 * 60 + 7 * story).toMillis() + days * dayMs,
      }),
    );
    const state = foldPoint({ kind, mask: maskPoint(kind, value) }, events);
    const shown = shownClosures(state, events);
    const others = [
      ...person.emails.filter((one) => one !== value).map(() => unknownPoint('email')),
      ...person.phones.filter((one) => one !== value).map(() => unknownPoint('phone')),
    ];
    const now = moment(seedDay, 0).toMillis() + days * dayMs;
    reachOf.set(person.id, storedReach(person, [state, ...others], {}, now));
    const recordedAt = moment(daysAfter(seedDay, -(evidence.at(-1)?.ago ?? 0)), 15 * 60);
    return [
      document(contactPoints, organization, point, {
        ...state,
        ...{ shown, filters: filtersOf(shown), order: orderOf(shown, point) },
        ...{ people: [person.id], events: events.length, changed_at: recordedAt },
      }),
      ...events.map(({ id, undoes = null, ...event }) => {
        const line: z.input<typeof contactEvents.schema> = {
          ...{ ...event, undoes, point, person_id: person.id, import_id: null },
          recorded_at: recordedAt,
        };
        return document(contactEvents, organization, id, line);
      }),
    ];
  });
  const salt = document(contactSalts, organization, contactSalt, {
    salt: sampleSalt,
    created_at: moment(daysAfter(seedDay, -60), 12 * 60),
  });
  return { documents: [salt, ...documents], reachOf };
}
