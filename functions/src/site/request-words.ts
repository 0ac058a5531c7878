import type { publicKinds } from '#shared/domain/schedule/public-request.ts';
import type { Language } from '#shared/themes.ts';

type Kind = (typeof publicKinds)[number];

const en = {
  title: 'Request the candidate’s time',
  intro: 'Tell us what it is about and when. The campaign answers by email.',
  name: 'Your name',
  group: 'Group or organization (optional)',
  email: 'Email',
  phone: 'Phone (optional)',
  what: 'What is it?',
  whatHint: 'Such as “Neighborhood meeting” or “Interview for the Port Amsel News”.',
  kind: 'Type',
  kinds: {
    ...{ event: 'Event', meeting: 'Meeting', fundraising: 'Fundraiser', interview: 'Interview' },
    ...{ debate: 'Debate', visit: 'Visit', other: 'Other' },
  } as Record<Kind, string>,
  day: 'Date',
  time: 'Start time',
  timeHint: (zone: string) => `Time zone: ${zone}.`,
  length: 'Length',
  minutes: (minutes: number) =>
    minutes < 60 ? `${minutes} minutes` : `${minutes / 60} ${minutes === 60 ? 'hour' : 'hours'}`,
  place: 'Place (optional)',
  expected: 'People expected (optional)',
  press: 'The press is invited',
  notes: 'Anything else we should know (optional)',
  privacy:
    'The campaign uses what you enter to answer this request and to plan the visit. You won’t be added to a mailing list.',
  send: 'Send request',
  trap: 'Leave this empty',
  problem: {
    title: 'Please fix the fields below',
    name: 'Enter your name.',
    email: 'Enter an email address, such as ana@example.org.',
    phone: 'Enter a phone number with its area code, or leave it empty.',
    what: 'Say what it is.',
    kind: 'Choose a type.',
    day: 'Enter a date and a time that are still to come, within the next 400 days.',
    length: 'Choose a length.',
    expected: 'Enter a number, or leave it empty.',
    tooLong: 'This is too long.',
    check: 'Please look once more, then press “Send request”.',
    quick: 'That was quick. Take a moment, then press “Send request” again. What you typed is still here.',
    late: 'This page was open for a long time. What you typed is still here: press “Send request” again.',
    tooBig: 'That is more than the form takes. Shorten your text and try again.',
    many: 'The campaign can’t take more requests right now. Try again later.',
  },
  done: 'Your request was sent',
  doneHint: 'The campaign looks at it and answers by email.',
  again: 'Send another request',
  mail: {
    hello: (name: string) => `Hello ${name},`,
    received: (campaign: string) => `We got your request: ${campaign}`,
    receivedText: (campaign: string, when: string) =>
      `${campaign} got your request for the candidate’s time on ${when}. You’ll get another email when it is decided.`,
    accepted: (campaign: string) => `Your request was accepted: ${campaign}`,
    acceptedText: (when: string) => `The candidate will be there on ${when}.`,
    declined: (campaign: string) => `About your request: ${campaign}`,
    declinedText: (when: string) => `The candidate can’t make it on ${when}. Thank you for asking.`,
    surrogate: (campaign: string) => `About your request: ${campaign}`,
    surrogateText: (when: string, who: string) =>
      `The candidate can’t make it on ${when}, and ${who} can come instead.`,
    cancelled: (campaign: string) => `Your request was cancelled: ${campaign}`,
    cancelledText: (when: string) => `The candidate can’t come on ${when} after all. We’re sorry.`,
    surrogateFallback: 'somebody from the campaign',
    notYou: 'If you did not ask for this, ignore this email.',
  },
};
export type RequestWords = typeof en;
export type RequestProblem = keyof RequestWords['problem'];

const es: RequestWords = {
  title: 'Solicite el tiempo de la candidatura',
  intro: 'Díganos de qué se trata y cuándo. La campaña responde por correo electrónico.',
  name: 'Su nombre',
  group: 'Grupo u organización (opcional)',
  email: 'Correo electrónico',
  phone: 'Teléfono (opcional)',
  what: '¿Qué es?',
  whatHint: 'Por ejemplo, «Reunión de vecinos» o «Entrevista para el diario local».',
  kind: 'Tipo',
  kinds: {
    ...{ event: 'Evento', meeting: 'Reunión', fundraising: 'Recaudación', interview: 'Entrevista' },
    ...{ debate: 'Debate', visit: 'Visita', other: 'Otro' },
  },
  day: 'Fecha',
  time: 'Hora de inicio',
  timeHint: (zone) => `Zona horaria: ${zone}.`,
  length: 'Duración',
  minutes: (minutes) =>
    minutes < 60 ? `${minutes} minutos` : `${minutes / 60} ${minutes === 60 ? 'hora' : 'horas'}`,
  place: 'Lugar (opcional)',
  expected: 'Personas que se esperan (opcional)',
  press: 'La prensa está invitada',
  notes: 'Algo más que debamos saber (opcional)',
  privacy:
    'La campaña usa lo que escribe para responder a esta solicitud y planear la visita. No se añade a ninguna lista de correo.',
  send: 'Enviar solicitud',
  trap: 'Deje esto vacío',
  problem: {
    title: 'Revise lo que está marcado',
    name: 'Escriba su nombre.',
    email: 'Escriba un correo electrónico, como ana@example.org.',
    phone: 'Escriba un teléfono con código de área, o déjelo vacío.',
    what: 'Diga qué es.',
    kind: 'Elija un tipo.',
    day: 'Escriba una fecha y una hora que no hayan pasado, dentro de los próximos 400 días.',
    length: 'Elija una duración.',
    expected: 'Escriba un número, o déjelo vacío.',
    tooLong: 'Es demasiado largo.',
    check: 'Revíselo una vez más y pulse «Enviar solicitud».',
    quick:
      'Eso fue muy rápido. Espere un momento y pulse «Enviar solicitud» otra vez. Lo que escribió sigue aquí.',
    late: 'Esta página estuvo abierta mucho tiempo. Lo que escribió sigue aquí: pulse «Enviar solicitud» otra vez.',
    tooBig: 'Es más de lo que admite el formulario. Acorte el texto e intente de nuevo.',
    many: 'La campaña no puede recibir más solicitudes ahora. Intente más tarde.',
  },
  done: 'Su solicitud se envió',
  doneHint: 'La campaña la revisa y responde por correo electrónico.',
  again: 'Enviar otra solicitud',
  mail: {
    hello: (name) => `Hola, ${name}:`,
    received: (campaign) => `Recibimos su solicitud: ${campaign}`,
    receivedText: (campaign, when) =>
      `${campaign} recibió su solicitud del tiempo de la candidatura para el ${when}. Le escribiremos cuando se decida.`,
    accepted: (campaign) => `Su solicitud fue aceptada: ${campaign}`,
    acceptedText: (when) => `La persona candidata irá el ${when}.`,
    declined: (campaign) => `Sobre su solicitud: ${campaign}`,
    declinedText: (when) => `La persona candidata no puede ir el ${when}. Gracias por su invitación.`,
    surrogate: (campaign) => `Sobre su solicitud: ${campaign}`,
    surrogateText: (when, who) => `La persona candidata no puede ir el ${when}; en su lugar puede ir ${who}.`,
    cancelled: (campaign) => `Su solicitud se canceló: ${campaign}`,
    cancelledText: (when) => `La persona candidata al final no puede ir el ${when}. Lo sentimos.`,
    surrogateFallback: 'alguien de la campaña',
    notYou: 'Si no lo pidió usted, no haga caso de este correo.',
  },
};

/** What the public form for the candidate's time says, and the mails about it. */
export const requestWords: Record<Language, RequestWords> = { en, es };
