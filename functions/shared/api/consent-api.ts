import * as z from 'zod/mini';
import { recordId } from '../collections/define.ts';
import { callTimeoutMs } from '../constants.ts';
import {
  closureReasons,
  consentGrades,
  contactEventKinds,
  evidenceSources,
} from '../domain/consent/contact-event.ts';
import { closableChannels, pointKinds } from '../domain/consent/contact-point.ts';
import { listedReasons } from '../domain/consent/log-closures.ts';
import { closedWhys } from '../domain/consent/may-contact.ts';
import { reachStates } from '../domain/consent/reach-states.ts';
import { headerLineMax, passphraseMax, passphraseMin } from '../domain/consent/sealed-file.ts';
import { channels } from '../domain/voters/contact-results.ts';
import { endpoint } from './endpoint.ts';

const millis = z.int().check(z.minimum(0));

/** What a member can write down about a person. `opt_in` is only ever the person's own word, and is refused. */
export const recordableKinds = [
  'opt_out',
  'opt_in',
  'consent',
  'staff_request',
  'bad_number',
  'deceased',
  'legal_hold',
  'lift',
] as const;
/** How a member learned of it. */
export const recordableSources = ['call', 'door', 'in_person', 'message', 'paper', 'staff'] as const;
/** Characters of the words that are written down. */
export const wordsMax = 2_000;

/**
 * Adds evidence to a person's addresses and numbers. `id`: made by the device, so that a repeat changes nothing. `address`:
 * one of the card's; null for all that the channel reaches. Nothing that a member writes lifts a person's own opt-out.
 */
export const recordConsentCall = endpoint({
  path: '/api/consent/record',
  guard: { level: 'member', capability: 'people.write' },
  request: z.strictObject({
    id: recordId,
    personId: recordId,
    what: z.enum(recordableKinds),
    channel: z.enum([...channels, 'all']),
    address: z.nullable(z.string().check(z.maxLength(254))),
    grade: z.nullable(z.enum(['implied', 'express'])),
    /** The closure that `lift` ends. */
    reason: z.nullable(z.enum(closureReasons)),
    words: z.nullable(z.string().check(z.maxLength(wordsMax))),
    source: z.enum(recordableSources),
    /** Null: now. */
    happenedAt: z.nullable(millis),
  }),
  response: z.strictObject({ recorded: z.int() }),
});

const channelConsent = z.strictObject({
  channel: z.enum(channels),
  state: z.enum(reachStates),
  why: z.nullable(z.enum(closedWhys)),
  since: z.nullable(millis),
  until: z.nullable(millis),
  /** Null where the voter log says so. */
  source: z.nullable(z.enum(evidenceSources)),
  grade: z.enum(consentGrades),
  /** Whether the campaign's own closure could be lifted by a member. */
  isLiftable: z.boolean(),
});
export type ChannelConsent = z.output<typeof channelConsent>;

const evidenceLine = z.strictObject({
  id: z.string(),
  mask: z.string(),
  what: z.enum(contactEventKinds),
  channel: z.nullable(z.enum(closableChannels)),
  grade: z.nullable(z.enum(consentGrades)),
  reason: z.nullable(z.enum(closureReasons)),
  words: z.nullable(z.string()),
  source: z.enum(evidenceSources),
  /** The member who recorded it: devices know their names. */
  by: z.nullable(z.string()),
  at: millis,
});
export type EvidenceLine = z.output<typeof evidenceLine>;

/** Lines of evidence that an answer tells at first, and at most. */
export const evidenceFirst = 10;
export const evidenceShownMax = 100;

/** Whether and how one person may be contacted, by channel, with the newest lines of evidence: as many as are asked for. */
export const personConsentCall = endpoint({
  path: '/api/consent/person',
  guard: { level: 'member', capability: 'people.read' },
  request: z.strictObject({
    personId: recordId,
    lines: z._default(z.int().check(z.minimum(1), z.maximum(evidenceShownMax)), evidenceFirst),
  }),
  response: z.strictObject({
    channels: z.array(channelConsent),
    evidence: z.array(evidenceLine),
    /** Whether there is more evidence than is told. */
    isCut: z.boolean(),
  }),
});
export type PersonConsent = z.output<typeof personConsentCall.response>;

const closedContact = z.strictObject({
  id: z.string(),
  /** An address, a number, or a voter of whom the voter log says it. */
  kind: z.enum([...pointKinds, 'voter']),
  /** Of an address or a number. */
  mask: z.string(),
  closures: z.array(
    z.strictObject({
      channel: z.enum(channels),
      reason: z.enum(closedWhys),
      since: millis,
      until: z.nullable(millis),
      source: z.enum(evidenceSources),
    }),
  ),
  people: z.array(z.strictObject({ id: z.string(), name: z.string() })),
});
export type ClosedContact = z.output<typeof closedContact>;

/** Where a page ended, of addresses and of the voter log: '' before the first page, null behind the last. */
const closedCursor = z.strictObject({
  points: z.nullable(z.string().check(z.maxLength(100))),
  voters: z.nullable(z.union([z.literal(''), recordId])),
});
export type ClosedCursor = z.output<typeof closedCursor>;

/**
 * Everyone and everything that is closed, newest first: addresses and numbers, and people and voters whose door, mail or
 * other channels the voter log closes. `address`: this one alone. `after`: where a page ended; null for the first.
 */
export const closedContactsCall = endpoint({
  path: '/api/consent/closed',
  guard: { level: 'member', capability: 'people.read' },
  request: z.strictObject({
    channel: z.nullable(z.enum(channels)),
    reason: z.nullable(z.enum(listedReasons)),
    address: z.nullable(z.string().check(z.minLength(1), z.maxLength(254))),
    after: z.nullable(closedCursor),
  }),
  response: z.strictObject({
    contacts: z.array(closedContact),
    next: z.nullable(closedCursor),
    /** Of an address: whether it is one at all. */
    isAddress: z.boolean(),
  }),
});

/** The same as CSV: the addresses only where a card has them, voters without a card only for whoever may read voters. */
export const closedContactsExportCall = endpoint({
  path: '/api/consent/export',
  timeoutMs: callTimeoutMs.long,
  guard: { level: 'member', capability: 'data.export', recent: true },
  request: z.strictObject({}),
  response: z.string(),
});

const passphrase = z.string().check(z.minLength(passphraseMin), z.maxLength(passphraseMax));
/** Characters of one page of a sealed copy: a request has four megabytes. */
export const sealedPageMax = 3_500_000;

/**
 * All contact points with their evidence and the secret by which they are found, sealed under a passphrase. For admins who have
 * a second factor: whoever opens it can ask which numbers the campaign knows.
 */
export const sealContactsCall = endpoint({
  path: '/api/consent/seal',
  timeoutMs: callTimeoutMs.long,
  guard: { level: 'member', capability: 'organization.write', recent: true },
  request: z.strictObject({ passphrase }),
  response: z.string(),
});

/**
 * Takes in one page of a sealed copy. Of an address that this campaign knows already only what closes more is taken. The same
 * page again changes nothing.
 */
export const restoreContactsCall = endpoint({
  path: '/api/consent/restore',
  timeoutMs: callTimeoutMs.long,
  guard: { level: 'member', capability: 'organization.write', recent: true },
  request: z.strictObject({
    passphrase,
    header: z.string().check(z.maxLength(headerLineMax)),
    page: z.string().check(z.maxLength(sealedPageMax)),
  }),
  /** Addresses that changed, and lines that were left out because they would open what this campaign has closed. */
  response: z.strictObject({ points: z.int(), left: z.int() }),
});
