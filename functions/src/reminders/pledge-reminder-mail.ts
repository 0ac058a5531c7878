import type { Language } from '#shared/themes.ts';
import { type Letter, mailOf } from '../mail/letter.ts';
import type { Mail } from '../mail/mailer.ts';
import { headerLine } from '../mail/message.ts';

type Donor = { to: string; name: string; language: Language; leave: string };
type Overdue = { campaign: string; cents: number; due_on: string; made_on: string };

const money = (cents: number): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(cents / 100);
const dayOf = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(day));

type Facts = { name: string; campaign: string; amount: string; made: string; due: string };
const texts: Record<Language, (about: Facts) => Letter> = {
  en: ({ name, campaign, amount, made, due }) => [
    `Your pledge to ${campaign}`,
    `Hello ${name},`,
    `On ${made} you pledged to support ${campaign}. ${amount} of it was due by ${due}, and we have not received it yet.`,
    'If it is on its way, thank you, and please disregard this message.',
    'To change your pledge, tell the campaign and it will see to it.',
  ],
  es: ({ name, campaign, amount, made, due }) => [
    `Su promesa a ${campaign}`,
    `Hola, ${name}:`,
    `El ${made} usted prometió apoyar a ${campaign}. ${amount} vencían a más tardar el ${due}, y todavía no los hemos recibido.`,
    'Si ya están en camino, muchas gracias; no tenga en cuenta este mensaje.',
    'Para cambiar su promesa, dígaselo a la campaña y ella se encargará.',
  ],
};

/** What a donor reads of an installment that has not come. Names are what people typed: on one line, they are no headers. */
export function pledgeReminderMail(donor: Donor, { campaign, cents, due_on, made_on }: Overdue): Mail {
  const { to, language, leave } = donor;
  const mail = mailOf(
    { to, language },
    texts[language]({
      ...{ name: headerLine(donor.name), campaign: headerLine(campaign), amount: money(cents) },
      ...{ made: dayOf(made_on, language), due: dayOf(due_on, language) },
    }),
  );
  return { ...mail, leave };
}
