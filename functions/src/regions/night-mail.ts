import type * as z from 'zod/mini';
import type { fieldNights } from '#shared/collections/index.ts';
import { type NightNumbers, sumOf } from '#shared/domain/regions/night.ts';
import type { Language } from '#shared/themes.ts';
import { type Letter, mailOf } from '../mail/letter.ts';
import type { Mail } from '../mail/mailer.ts';
import { headerLine } from '../mail/message.ts';
import { dayText } from '../reminders/due-text.ts';
import type { NotifiedMember } from '../reminders/notified-member.ts';

type Night = z.output<typeof fieldNights.schema>;

type Texts = {
  subject: (day: string) => string;
  all: string;
  none: string;
  numbers: (name: string, of: NightNumbers) => string;
  partial: string;
  campaign: (name: string) => string;
  why: string;
};

const texts: Record<Language, Texts> = {
  en: {
    subject: (day) => `Nightly numbers for ${day}`,
    all: 'All regions',
    none: 'No region',
    numbers: (name, { scheduled, confirmed, shown, attempts, contacts, ids, ahead }) =>
      `${name}\nScheduled ${scheduled}, confirmed ${confirmed}, shown ${shown}\nAttempts ${attempts}, contacts ${contacts}, IDs ${ids}\nSigned up for the next three days: ${ahead.join(', ')}`,
    partial: 'More came in than one count looks at, so some numbers are too low.',
    campaign: (name) => `This is about the campaign ${name}. The link opens it.`,
    why: 'You get this message because you chose it on the nightly numbers screen, where you can stop it.',
  },
  es: {
    subject: (day) => `Cifras de la noche del ${day}`,
    all: 'Todas las regiones',
    none: 'Sin región',
    numbers: (name, { scheduled, confirmed, shown, attempts, contacts, ids, ahead }) =>
      `${name}\nInscritos ${scheduled}, confirmados ${confirmed}, presentes ${shown}\nIntentos ${attempts}, contactos ${contacts}, identificados ${ids}\nInscritos para los próximos tres días: ${ahead.join(', ')}`,
    partial: 'Llegó más de lo que abarca un recuento, así que algunas cifras son demasiado bajas.',
    campaign: (name) => `Se trata de la campaña ${name}. El enlace la abre.`,
    why: 'Recibe este mensaje porque lo eligió en la pantalla de cifras de la noche, donde puede desactivarlo.',
  },
};

/** What a night came to, as its reader gets it: all regions, then each. Names are what people typed, so each stays on its line. */
export function nightMail(
  member: NotifiedMember,
  { day, regions, is_partial }: Night,
  { link, campaign }: { link: string; campaign: string | null },
): Mail {
  const words = texts[member.language];
  const lines = regions.map((one) =>
    words.numbers(one.name === null ? words.none : headerLine(one.name), one),
  );
  const letter: Letter = [
    words.subject(dayText(day, member)),
    ...(regions.length > 1 ? [words.numbers(words.all, sumOf(regions))] : []),
    ...lines,
    ...(is_partial ? [words.partial] : []),
    ...(campaign === null ? [] : [words.campaign(headerLine(campaign))]),
    words.why,
  ];
  return mailOf({ to: member.to, language: member.language }, letter, link);
}
