import { foldText } from '../name-keys.ts';

export type Contact = { name: string; email: string | null; phone: string | null };

/**
 * The keys by which one person is recognised, strongest first: the e-mail address; the telephone number
 * with the name (a household shares a number); the name alone only where there is nothing better.
 */
export function contactKeys({ name, email, phone }: Contact): string[] {
  const foldedName = foldText(name);
  const keys = [...(email ? [`email:${email}`] : []), ...(phone ? [`phone:${phone}|${foldedName}`] : [])];
  return keys.length > 0 ? keys : [`name:${foldedName}`];
}

export type GiftIdentity = Contact & {
  external_id: string | null;
  amount: number;
  date: string;
  type: string;
  occurrence: number;
};

/**
 * The key of one gift: the processor's number, else who, when, how much, and which of several alike. A number that a
 * file gives to different gifts is counted too.
 */
export function giftKey(gift: GiftIdentity): string {
  if (gift.external_id) return `gift:${gift.external_id}${gift.occurrence > 1 ? `\n${gift.occurrence}` : ''}`;
  const [personKey] = contactKeys(gift);
  return `gift:${personKey}|${gift.date}|${gift.amount}|${gift.type}|${gift.occurrence}`;
}
