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
export function pointId(salt: string, organization: string, kind: PointKind, value: string): string {
  const { key, of } = saltParts(salt, organization);
  return bytesToHex(hmac(sha256, utf8ToBytes(key), utf8ToBytes(`${of}|${kind}|${value}`)));
}

/** A salt that came from another campaign with its points says whose it was: their ids are hashes under that name. */
function saltParts(salt: string, organization: string): { key: string; of: string } {
  const cut = salt.indexOf('/');
  return cut < 0 ? { key: salt, of: organization } : { key: salt.slice(cut + 1), of: salt.slice(0, cut) };
}

/** A salt as it is in a sealed copy, with the name of the campaign that it was made for. */
export const namedSalt = (salt: string, organization: string): string =>
  salt.includes('/') ? salt : `${organization}/${salt}`;
/** The same as this campaign stores it. */
export const storedSalt = (named: string, organization: string): string =>
  named.startsWith(`${organization}/`) ? named.slice(organization.length + 1) : named;

/** Enough of a normalized point to recognize it beside the person's card, and too little to contact it. */
export function maskPoint(kind: PointKind, value: string): string {
  if (kind === 'phone') return `•••${value.slice(-4)}`;
  const at = value.lastIndexOf('@');
  return `${[...value][0] ?? ''}•••${value.slice(at)}`;
}
