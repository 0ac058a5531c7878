import type { Language } from '../../themes.ts';
import { trackedLink } from '../giving/tracked-link.ts';
import type { AskOutcome } from './outcomes.ts';

/** How a call is followed up: from the caller's own telephone or mail, by a letter, or by the campaign's own mail. */
export const followUpWays = ['text', 'own_email', 'letter', 'email'] as const;
export type FollowUpWay = (typeof followUpWays)[number];

/** What became of one that the campaign mails. */
export const followUpMails = ['queued', 'accepted', 'refused', 'unknown'] as const;

/** What gifts carry that come after a call. */
export const callTimeCode = 'CALL-TIME';
/** The donation page as a follow-up names it; null where the campaign has none. */
export const givingLink = (page: string | null): string | null =>
  page === null ? null : trackedLink(page, callTimeCode);

const followed = ['pledged', 'promised', 'left_message', 'thinking'] as const;
type Followed = (typeof followed)[number];
/** What a follow-up answers to; null of an outcome that has none. */
const followedOf = (outcome: AskOutcome): Followed | null =>
  outcome === 'no_answer' ? 'left_message' : (followed.find((one) => one === outcome) ?? null);
export const hasFollowUp = (outcome: AskOutcome): boolean => followedOf(outcome) !== null;

type Facts = { name: string; amount: string; caller: string; link: string | null };
type Words = { subject: string } & Record<Followed, (facts: Facts) => string>;

const words: Record<Language, Words> = {
  en: {
    subject: 'Following up on our call',
    pledged: ({ name, amount, caller, link }) =>
      `Hi ${name}, thank you for your pledge of ${amount}! It means a lot to our campaign.${link ? ` You can give here: ${link}` : ''} ${caller}`,
    promised: ({ name, amount, caller, link }) =>
      `Hi ${name}, thank you for giving ${amount}! ${link ? `You can give here: ${link}` : 'You can give on our donation page'}, or mail your check to our office. ${caller}`,
    left_message: ({ name, caller }) =>
      `Hi ${name}, I just tried to reach you about our campaign. When is a good time to talk? ${caller}`,
    thinking: ({ name, caller, link }) =>
      `Hi ${name}, thank you for talking with me. I will send you more about our campaign.${link ? ` If you decide to give: ${link}` : ''} ${caller}`,
  },
  es: {
    subject: 'Sobre nuestra llamada',
    pledged: ({ name, amount, caller, link }) =>
      `Hola, ${name}: ¡gracias por su promesa de ${amount}! Significa mucho para nuestra campaña.${link ? ` Puede donar aquí: ${link}` : ''} ${caller}`,
    promised: ({ name, amount, caller, link }) =>
      `Hola, ${name}: ¡gracias por dar ${amount}! ${link ? `Puede donar aquí: ${link}` : 'Puede donar en nuestra página de donaciones'}, o enviar su cheque a nuestra oficina. ${caller}`,
    left_message: ({ name, caller }) =>
      `Hola, ${name}: acabo de llamarle de parte de nuestra campaña. ¿Cuándo le viene bien hablar? ${caller}`,
    thinking: ({ name, caller, link }) =>
      `Hola, ${name}: gracias por hablar conmigo. Le enviaré más información sobre nuestra campaña.${link ? ` Si decide donar: ${link}` : ''} ${caller}`,
  },
};

const money = (cents: number): string =>
  new Intl.NumberFormat('en-US', {
    ...{ style: 'currency', currency: 'USD', minimumFractionDigits: cents % 100 === 0 ? 0 : 2 },
  }).format(cents / 100);

/** What whoever called writes, in the donor's language; null of an outcome that has no follow-up. */
export function followUpText(
  call: { outcome: AskOutcome; cents: number | null; language: string | null },
  { name, caller, link }: Omit<Facts, 'amount'>,
): { subject: string; text: string } | null {
  const which = followedOf(call.outcome);
  if (which === null) return null;
  const { subject, [which]: write } = words[call.language === 'es' ? 'es' : 'en'];
  return {
    subject,
    text: write({ name, caller, link, amount: call.cents === null ? '' : money(call.cents) }),
  };
}

/** A text on the caller's own telephone, ready to be sent. Both systems take the body in this form. */
export const textLink = (phone: string, text: string): string =>
  `sms:${phone}?&body=${encodeURIComponent(text)}`;
/** A mail in the caller's own program. An address with a character that ends it stays one address. */
export const mailLink = (address: string, { subject, text }: { subject: string; text: string }): string =>
  `mailto:${encodeURIComponent(address).replace('%40', '@')}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
