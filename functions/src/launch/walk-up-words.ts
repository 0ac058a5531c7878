import type { Language } from '#shared/themes.ts';

/** The version of the terms below: whoever changes a word of them changes this. */
export const termsVersion = (language: Language): string => `walk-up/1/${language}`;

const en = {
  title: (event: string) => `Help today: ${event}`,
  intro: 'Say who you are. A campaign lead lets you in and gives you a list of doors for today.',
  name: 'Your name',
  phone: 'Your mobile number',
  terms:
    'The campaign stores my name and number to work with me today. I use the names and addresses that I see only for today’s canvass, I copy and share none of them, and I say truthfully what happens at each door. My access ends tonight, or whenever the campaign ends it.',
  agree: 'I agree',
  send: 'Ask to join',
  problem: {
    name: 'Enter your name.',
    phone: 'Enter a mobile number, such as 201-555-0123.',
    terms: 'You can only take part if you agree.',
    quick: 'That was quick. Take a moment, then press the button again.',
  },
  full: 'Too many people wait already',
  fullHint: 'Please talk to a lead.',
  over: 'This code is no longer valid',
  overHint: 'It changes every few minutes. Scan the one that the lead shows now.',
  waiting: 'You are on the list',
  waitingHint: 'Show this page to a lead. It changes by itself once they let you in.',
  admitted: 'You are in',
  admittedHint: 'A lead gives you your doors soon. This page changes by itself.',
  ended: 'Nothing to walk',
  endedHint: 'Your doors were handed back, or your access has ended. Thank you for your help!',
  many: 'Please wait a moment',
  manyHint: 'This page was opened too often. Try again in a few minutes.',
  until: (time: string) => `Yours until ${time}`,
  script: 'What to say',
  unit: (unit: string) => `Unit ${unit}`,
  skip: 'Do not knock here.',
  age: (age: number) => `${age} years`,
  support: 'Support',
  scores: ['Strong support', 'Lean support', 'Undecided', 'Lean against', 'Strong against'],
  notAsked: 'Not asked',
  last: (result: string) => `Noted: ${result}`,
  undo: 'Undo',
  noted: 'Noted',
  waitingToSend: 'Results that wait for a connection:',
  refused: 'The campaign no longer takes results from this phone.',
  results: {
    canvassed: 'Talked',
    not_home: 'Not home',
    refused: 'Refused',
    left_message: 'Left message',
    moved: 'Moved',
    inaccessible: 'No way in',
    do_not_walk: 'Do not come again',
  },
};
export type WalkWords = typeof en;

const es: WalkWords = {
  title: (event) => `Ayude hoy: ${event}`,
  intro: 'Díganos quién es. Una persona de la campaña le da acceso y una lista de puertas para hoy.',
  name: 'Su nombre',
  phone: 'Su número de celular',
  terms:
    'La campaña guarda mi nombre y mi número para trabajar conmigo hoy. Uso los nombres y las direcciones que veo solo para el recorrido de hoy, no copio ni comparto ninguno, y digo la verdad sobre lo que pasa en cada puerta. Mi acceso termina esta noche, o cuando la campaña lo termine.',
  agree: 'Acepto',
  send: 'Pedir participar',
  problem: {
    name: 'Escriba su nombre.',
    phone: 'Escriba un número de celular, como 201-555-0123.',
    terms: 'Solo puede participar si acepta.',
    quick: 'Fue muy rápido. Espere un momento y presione el botón otra vez.',
  },
  full: 'Ya esperan demasiadas personas',
  fullHint: 'Hable con alguien de la campaña.',
  over: 'Este código ya no es válido',
  overHint: 'Cambia cada pocos minutos. Escanee el que se muestra ahora.',
  waiting: 'Está en la lista',
  waitingHint: 'Muestre esta página a alguien de la campaña. Cambia sola en cuanto le den acceso.',
  admitted: 'Ya tiene acceso',
  admittedHint: 'Pronto le darán sus puertas. Esta página cambia sola.',
  ended: 'No hay puertas que recorrer',
  endedHint: 'Sus puertas se devolvieron, o su acceso terminó. ¡Gracias por su ayuda!',
  many: 'Espere un momento',
  manyHint: 'Esta página se abrió demasiadas veces. Intente de nuevo en unos minutos.',
  until: (time) => `Suyas hasta las ${time}`,
  script: 'Qué decir',
  unit: (unit) => `Unidad ${unit}`,
  skip: 'No toque aquí.',
  age: (age) => `${age} años`,
  support: 'Apoyo',
  scores: ['Apoyo firme', 'Se inclina a favor', 'Sin decidir', 'Se inclina en contra', 'En contra'],
  notAsked: 'No se preguntó',
  last: (result) => `Anotado: ${result}`,
  undo: 'Deshacer',
  noted: 'Anotado',
  waitingToSend: 'Resultados que esperan una conexión:',
  refused: 'La campaña ya no recibe resultados de este teléfono.',
  results: {
    canvassed: 'Habló',
    not_home: 'No estaba',
    refused: 'No quiso',
    left_message: 'Dejó mensaje',
    moved: 'Se mudó',
    inaccessible: 'Sin entrada',
    do_not_walk: 'No volver',
  },
};

export const walkWords: Record<Language, WalkWords> = { en, es };

/** What a walk-up may note of somebody: nothing that takes two to prove, and nothing of the telephone. */
export const walkResults = [
  'canvassed',
  'not_home',
  'refused',
  'left_message',
  'moved',
  'inaccessible',
  'do_not_walk',
] as const;
export type WalkResult = (typeof walkResults)[number];
