import { randomBytes } from 'node:crypto';
import { recordIdPattern } from '#shared/domain/record-id.ts';
import { sha256 } from '../hash.ts';

/** What a secret address names. */
export type FeedAddress = { organization: string; uid: string; secret: string };

const secretPattern = /^[\w-]{43}$/;
/** 256 bits: nobody guesses them. */
export const newSecret = (): string => randomBytes(32).toString('base64url');
export const secretHash = (secret: string): string => sha256(`calendar-feed/${secret}`);

export const feedPath = ({ organization, uid, secret }: FeedAddress): string =>
  `/calendar/${organization}/${uid}/${secret}.ics`;

/** The parts of an address; null where it is none, which is told without asking the database. */
export function readAddress(organization: string, uid: string, file: string): FeedAddress | null {
  const secret = file.endsWith('.ics') ? file.slice(0, -'.ics'.length) : '';
  if (![organization, uid].every((id) => recordIdPattern.test(id)) || !secretPattern.test(secret))
    return null;
  return { organization, uid, secret };
}
