import type { ShiftMessage } from '#shared/domain/events/message-plan.ts';
import { filledMessage, firstNameOf } from '#shared/domain/events/roster-message.ts';
import { instantOf } from '#shared/domain/events/wall-times.ts';
import type { Language } from '#shared/themes.ts';
import { type Letter, mailOf } from '../mail/letter.ts';
import type { Mail } from '../mail/mailer.ts';
import { headerLine } from '../mail/message.ts';

/** What a mail about an event says of it. `place`: in one line, as much as its reader may know. */
export type MailedEvent = {
  title: string;
  campaign: string;
  zone: string;
  place: string | null;
  online: string | null;
  bring: string | null;
  instructions: string | null;
};
export type Addressee = { to: string; name: string; language: Language };
/** Another date that whoever cannot come now may like. */
export type NextDate = { from: string; zone: string; link: (language: Language) => string | null };

const when = (zone: string, at: Date, language: Language): string =>
  new Intl.DateTimeFormat(language === 'es' ? 'es-US' : 'en-US', {
    ...{ timeZone: zone, weekday: 'long', month: 'long', day: 'numeric' },
    ...{ hour: 'numeric', minute: '2-digit', timeZoneName: 'short' },
  }).format(at);

/** By the clocks of the event's place. */
const wall = (zone: string, clock: string, language: Language): string =>
  when(zone, new Date(instantOf(zone, clock)), language);

type Words = { name: string; title: string; campaign: string; when: string; until: string };
type About = ShiftMessage | 'offer' | 'change' | 'cancel' | 'restore';
const words: Record<Language, Record<About, (about: Words) => Letter> & Labels> = {
  en: {
    day_before: ({ name, title, when: time }) => [
      `Tomorrow: ${title}`,
      `Hello ${name},`,
      `You signed up for ${title}, ${time}. Can you make it? Please confirm, or cancel so that somebody else can take your place.`,
    ],
    day_of: ({ name, title, when: time }) => [
      `Today: ${title}`,
      `Hello ${name},`,
      `${title} is today: ${time}. See you there.`,
    ],
    thanks: ({ name, title, campaign }) => [
      `Thank you: ${title}`,
      `Hello ${name},`,
      `Thank you for signing up for ${title}. Did you make it, and how was it? Answer this message: ${campaign} reads it.`,
    ],
    again: ({ name, title, campaign }) => [
      `Join us again: ${title}`,
      `Hello ${name},`,
      `Thank you again for coming to ${title}. ${campaign} has more to do and would be glad to see you.`,
    ],
    offer: ({ name, title, when: time, until }) => [
      `A place is free: ${title}`,
      `Hello ${name},`,
      `A place has opened up for you at ${title}, ${time}. Please take it by ${until}. After that, it goes to the next person on the list.`,
    ],
    change: ({ name, title, when: time }) => [
      `Changed: ${title}`,
      `Hello ${name},`,
      `The time or the place of ${title} has changed. It is now ${time}. If you can’t come, please cancel.`,
    ],
    cancel: ({ name, title, when: time }) => [
      `Cancelled: ${title}`,
      `Hello ${name},`,
      `${title}, ${time}, is cancelled. You need not do anything.`,
    ],
    restore: ({ name, title, when: time }) => [
      `It takes place: ${title}`,
      `Hello ${name},`,
      `${title} was cancelled and takes place after all: ${time}. If you can’t come, please cancel.`,
    ],
    where: 'Where',
    online: 'Online',
    bring: 'What to bring',
    next: 'The next date',
    own: 'See, confirm, or cancel',
    more: 'See more events',
  },
  es: {
    day_before: ({ name, title, when: time }) => [
      `Mañana: ${title}`,
      `Hola, ${name}:`,
      `Usted se inscribió en ${title}, ${time}. ¿Podrá venir? Confírmelo, o cancele para que otra persona ocupe su lugar.`,
    ],
    day_of: ({ name, title, when: time }) => [
      `Hoy: ${title}`,
      `Hola, ${name}:`,
      `${title} es hoy: ${time}. Nos vemos allí.`,
    ],
    thanks: ({ name, title, campaign }) => [
      `Gracias: ${title}`,
      `Hola, ${name}:`,
      `Gracias por inscribirse en ${title}. ¿Pudo venir, y qué le pareció? Responda a este mensaje: ${campaign} lo lee.`,
    ],
    again: ({ name, title, campaign }) => [
      `Acompáñenos otra vez: ${title}`,
      `Hola, ${name}:`,
      `Gracias de nuevo por venir a ${title}. ${campaign} tiene más por hacer y se alegraría de verle.`,
    ],
    offer: ({ name, title, when: time, until }) => [
      `Hay un lugar libre: ${title}`,
      `Hola, ${name}:`,
      `Se liberó un lugar para usted en ${title}, ${time}. Acéptelo antes del ${until}. Después se ofrece a la siguiente persona de la lista.`,
    ],
    change: ({ name, title, when: time }) => [
      `Cambio: ${title}`,
      `Hola, ${name}:`,
      `La hora o el lugar de ${title} ha cambiado. Ahora es ${time}. Si no puede venir, cancele, por favor.`,
    ],
    cancel: ({ name, title, when: time }) => [
      `Cancelado: ${title}`,
      `Hola, ${name}:`,
      `${title}, ${time}, se canceló. No tiene que hacer nada.`,
    ],
    restore: ({ name, title, when: time }) => [
      `Sí tendrá lugar: ${title}`,
      `Hola, ${name}:`,
      `${title} se había cancelado y sí tendrá lugar: ${time}. Si no puede venir, cancele, por favor.`,
    ],
    where: 'Lugar',
    online: 'En línea',
    bring: 'Qué traer',
    next: 'La próxima fecha',
    own: 'Ver, confirmar o cancelar',
    more: 'Ver más eventos',
  },
};
type Labels = Record<'where' | 'online' | 'bring' | 'next' | 'own' | 'more', string>;

/** What a host wrote, with what its names stand for. Paragraphs are apart by an empty line. */
export function writtenMail(
  { to, name, language }: Addressee,
  { title, zone }: Pick<MailedEvent, 'title' | 'zone'>,
  { subject, body, from, link }: { subject: string; body: string; from: string; link: string | null },
): Mail {
  const values = {
    'first name': headerLine(firstNameOf(name)),
    event: headerLine(title),
    time: wall(zone, from, language),
  };
  const paragraphs = filledMessage(body, values).split(/\n{2,}/);
  const mail = mailOf({ to, language }, [headerLine(filledMessage(subject, values)), ...paragraphs], link);
  return { ...mail, ...(link === null ? {} : { press: words[language].own }) };
}

/** Where and what to bring, of what is still to come. */
function facts(event: MailedEvent, language: Language): string[] {
  const label = words[language];
  const line = (name: string, value: string | null) =>
    value === null || value === '' ? [] : [`${name}: ${value}`];
  return [
    ...line(label.where, event.place),
    ...line(label.online, event.online),
    ...line(label.bring, event.bring),
    ...(event.instructions === null ? [] : [event.instructions]),
  ];
}

type Writing = {
  kind: About;
  from: string;
  /** What staff adds. */
  note?: string | null;
  next?: NextDate | null;
  link: string | null;
  leave?: string;
  /** When an offered place goes to somebody else. */
  until?: Date;
};

/** A mail about one sign-up. Names and titles are what people typed: on one line, they are no headers. */
export function eventMail(
  { to, name, language }: Addressee,
  event: MailedEvent,
  { kind, from, note = null, next = null, link, leave, until }: Writing,
): Mail {
  const label = words[language];
  const [subject, ...paragraphs] = label[kind]({
    ...{ name: headerLine(name), title: headerLine(event.title), campaign: headerLine(event.campaign) },
    when: wall(event.zone, from, language),
    until: until ? when(event.zone, until, language) : '',
  });
  const isToCome = !['thanks', 'again', 'cancel'].includes(kind);
  const letter: Letter = [
    subject,
    ...paragraphs,
    ...(note === null ? [] : [note]),
    ...(isToCome ? [facts(event, language).join('\n')].filter(Boolean) : []),
    ...(next === null
      ? []
      : [
          [`${label.next}: ${wall(next.zone, next.from, language)}`, next.link(language)]
            .filter(Boolean)
            .join('\n'),
        ]),
  ];
  const mail = mailOf({ to, language }, letter, link);
  const press = kind === 'again' || kind === 'cancel' ? label.more : label.own;
  return { ...mail, ...(link === null ? {} : { press }), ...(leave === undefined ? {} : { leave }) };
}
