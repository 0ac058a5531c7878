import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { normaliseEmail, normalisePhone } from '../contact.ts';
import type { Channel } from '../voters/contact-results.ts';

/** Consent belongs to an address or a number, not to a person: two people with one address share its closures. */
export const pointKinds = ['email', 'phone'] as const;
export type PointKind = (typeof pointKinds)[number];

/** Channels that a point can be closed for. */
export const pointChannels = ['email', 'text', 'call', 'mail'] as const satisfies readonly Channel[];
export type PointChannel = (typeof pointChannels)[number];
export const closableChannels = [...pointChannels, 'all'] as const;
export type ClosableChannel = (typeof closableChannels)[number];

/** Channels that reach a point of each kind. */
export const channelsOf: Readonly<Record<PointKind, readonly PointChannel[]>> = {
  email: ['email'],
  phone: ['text', 'call'],
};

const normalized: Readonly<Record<PointKind, (value: string) => string | null>> = {
  email: normaliseEmail,
  phone: normalisePhone,
};

/** An address or number in its one form; null when it is none. Dots and `+tags` stay: only some hosts ignore them. */
export const normalizePoint = (kind: PointKind, value: string): string | null => normalized[kind](value);

/**
 * A point's document id: HMAC-SHA256 by the organization's salt. A plain hash of a phone number is guessed in minutes; this
 * one outlives the person's deletion and matches every later import without storing the number.
 */
export const pointId = (salt: string, organization: string, kind: PointKind, value: string): string =>
  bytesToHex(hmac(sha256, utf8ToBytes(salt), utf8ToBytes(`${organization}|${kind}|${value}`)));

/** Enough of a normalized point to recognize it beside the person's card, and too little to contact it. */
export function maskPoint(kind: PointKind, value: string): string {
  if (kind === 'phone') return `•••${value.slice(-4)}`;
  const at = value.lastIndexOf('@');
  return `${[...value][0] ?? ''}•••${value.slice(at)}`;
}
