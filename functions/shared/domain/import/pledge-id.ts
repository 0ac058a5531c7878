import { type Contact, contactKeys } from './identity.ts';

export type PledgeIdentity = Contact & { amount: number; made_on: string; occurrence: number };

/** What tells a pledge from others, but for which of several alike it is: who, when and how much. */
export const pledgeKey = (pledge: Omit<PledgeIdentity, 'occurrence'>): string =>
  `pledge:${contactKeys(pledge)[0]}|${pledge.made_on}|${pledge.amount}`;

/** The id under which a row's pledge is kept: the same row always leads to the same pledge. */
export const pledgeId = (row: PledgeIdentity, sha256: (value: string) => string): string =>
  sha256(`${pledgeKey(row)}|${row.occurrence}`).slice(0, 40);
