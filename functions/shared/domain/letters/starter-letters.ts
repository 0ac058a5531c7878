import type { LetterKind } from './letter-kinds.ts';

/** Texts to begin with, which an author changes. A request for information asks for nothing else. */
type Starter = { kind: LetterKind; language: 'en' | 'es'; name: string; body: string };

const lines = (...paragraphs: string[]): string => paragraphs.join('\n\n');

export const starterLetters: readonly Starter[] = [
  {
    kind: 'thank_you',
    language: 'en',
    name: 'Thank-you letter',
    body: lines(
      'Dear {salutation|Friend},',
      'Thank you for your gift of {amount} on {gift_date}. A campaign like ours runs on people who decide, one after the other, that it is worth it. I am grateful that you are one of them.',
      'Your support pays for the plain work that wins elections: phones, doors, and the people who knock on them. If you would like to see it from close by, call the office, and we will find an evening that suits you.',
      'With thanks,',
    ),
  },
  {
    kind: 'thank_you',
    language: 'es',
    name: 'Carta de agradecimiento',
    body: lines(
      'Hola, {salutation|amiga, amigo}:',
      'Gracias por su donación de {amount} del {gift_date}. Una campaña como la nuestra vive de personas que deciden, una tras otra, que vale la pena. Le agradezco mucho que usted sea una de ellas.',
      'Su apoyo paga el trabajo sencillo que gana elecciones: teléfonos, puertas y las personas que las tocan. Si quiere verlo de cerca, llame a la oficina y buscaremos una tarde que le convenga.',
      'Con gratitud,',
    ),
  },
  {
    kind: 'information_request',
    language: 'en',
    name: 'Request for missing information',
    body: lines(
      'Dear {salutation|Friend},',
      'Thank you for your gift of {amount}, which we received on {gift_date}.',
      '{law|The law has campaigns collect and report the name, mailing address, occupation, and employer of people who give more than a set amount.}',
      'Our records lack your {missing|information}. Please fill in what applies and send this letter back. If you are retired or not employed, please write that.',
      'Employer: ______________________________________\nOccupation: ____________________________________\nMailing address: ________________________________',
      'Thank you,',
    ),
  },
  {
    kind: 'information_request',
    language: 'es',
    name: 'Solicitud de datos que faltan',
    body: lines(
      'Hola, {salutation|amiga, amigo}:',
      'Gracias por su donación de {amount}, que recibimos el {gift_date}.',
      '{law|La ley exige a las campañas obtener y declarar el nombre, la dirección postal, la ocupación y el empleador de quienes donan más de cierto monto.}',
      'En nuestros registros falta lo siguiente: {missing|sus datos}. Complete lo que corresponda y devuélvanos esta carta. Si usted se jubiló o no tiene empleo, escríbalo así.',
      'Empleador: _____________________________________\nOcupación: _____________________________________\nDirección postal: _______________________________',
      'Muchas gracias,',
    ),
  },
  {
    kind: 'pledge',
    language: 'en',
    name: 'Letter after a pledge',
    body: lines(
      'Dear {salutation|Friend},',
      'Thank you for your pledge of {amount|support}. It means a lot to me and to everyone who works on this campaign.',
      'You can send a check made out to the campaign in the envelope that comes with this letter, or give at {giving_page|our donation page}. It helps us most if we have it by {answer_by|the end of the month}.',
      'With thanks,',
    ),
  },
  {
    kind: 'pledge',
    language: 'es',
    name: 'Carta después de una promesa',
    body: lines(
      'Hola, {salutation|amiga, amigo}:',
      'Gracias por su promesa de {amount|apoyo}. Significa mucho para mí y para todas las personas que trabajan en esta campaña.',
      'Puede enviar un cheque a nombre de la campaña en el sobre que acompaña esta carta, o donar en {giving_page|nuestra página de donaciones}. Lo que más nos ayuda es tenerlo a más tardar el {answer_by|último día del mes}.',
      'Con gratitud,',
    ),
  },
  {
    kind: 'redesignation',
    language: 'en',
    name: 'Notice of redesignation',
    body: lines(
      'Dear {salutation|Friend},',
      'Thank you for your gift of {amount}, which we received on {gift_date}. It is above what one person may give for the {from_election}.',
      'We have therefore counted {excess_amount} of it for the {to_election}. If you would rather have this amount back, tell us by {answer_by|the date above}, and we will refund it.',
      'Sincerely,',
    ),
  },
  {
    kind: 'redesignation',
    language: 'es',
    name: 'Aviso de cambio de elección',
    body: lines(
      'Hola, {salutation|amiga, amigo}:',
      'Gracias por su donación de {amount}, que recibimos el {gift_date}. Supera lo que una persona puede dar para esta elección: {from_election}.',
      'Por eso hemos contado {excess_amount} para esta otra: {to_election}. Si prefiere que le devolvamos esa cantidad, avísenos a más tardar el {answer_by|día que le indicamos} y se la reembolsaremos.',
      'Atentamente,',
    ),
  },
  {
    kind: 'reattribution',
    language: 'en',
    name: 'Notice of reattribution',
    body: lines(
      'Dear {salutation|Friend},',
      'Thank you for your gift of {amount}, which we received on {gift_date}. It is above what one person may give for the {from_election}.',
      'Because {other_name|a second person} is named on the check, we have counted {excess_amount} of it as that person’s gift. If you would rather have this amount back, tell us by {answer_by|the date above}, and we will refund it.',
      'Sincerely,',
    ),
  },
  {
    kind: 'reattribution',
    language: 'es',
    name: 'Aviso de cambio de donante',
    body: lines(
      'Hola, {salutation|amiga, amigo}:',
      'Gracias por su donación de {amount}, que recibimos el {gift_date}. Supera lo que una persona puede dar para esta elección: {from_election}.',
      'Como en el cheque figura también {other_name|otra persona}, hemos contado {excess_amount} como donación de esa persona. Si prefiere que le devolvamos esa cantidad, avísenos a más tardar el {answer_by|día que le indicamos} y se la reembolsaremos.',
      'Atentamente,',
    ),
  },
  {
    kind: 'refund',
    language: 'en',
    name: 'Refund letter',
    body: lines(
      'Dear {salutation|Friend},',
      'Thank you for your gift of {amount}, which we received on {gift_date}. It is above what one person may give, so {excess_amount} of it comes back to you with this letter.',
      'We are grateful for your support.',
      'Sincerely,',
    ),
  },
  {
    kind: 'refund',
    language: 'es',
    name: 'Carta de reembolso',
    body: lines(
      'Hola, {salutation|amiga, amigo}:',
      'Gracias por su donación de {amount}, que recibimos el {gift_date}. Supera lo que una persona puede dar, así que con esta carta le devolvemos {excess_amount}.',
      'Le agradecemos mucho su apoyo.',
      'Atentamente,',
    ),
  },
];

export const starterFor = (kind: LetterKind, language: string): Starter | undefined =>
  starterLetters.find((one) => one.kind === kind && one.language === (language === 'es' ? 'es' : 'en'));
