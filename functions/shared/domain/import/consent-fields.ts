import type { ImportField } from './import-field.ts';

const fields: readonly ImportField[] = [
  {
    key: 'email_opt_in',
    aliases: [
      ...['email opt in', 'email opted in', 'email subscribed', 'email consent', 'subscribed to email'],
      ...['email opt in status', 'accepts email', 'acepta correos', 'consentimiento de correo'],
    ],
  },
  {
    key: 'email_opt_out',
    aliases: [
      ...['email opt out', 'do not email', 'no email', 'unsubscribed', 'email unsubscribed', 'donotemail'],
      ...['unsubscribed from email', 'no enviar correos', 'baja de correo'],
    ],
  },
  {
    key: 'email_status',
    aliases: ['email status', 'can2 subscription status', 'subscription status', 'estado del correo'],
  },
  {
    key: 'text_opt_in',
    aliases: [
      ...[
        'text opt in',
        'sms opt in',
        'mobile opt in',
        'sms opt in status',
        'can2 sms status',
        'sms consent',
      ],
      ...[
        'text message opt in',
        'text consent',
        'texting consent',
        'sms status',
        'acepta mensajes',
        'acepta mensajes de texto',
        'consentimiento de mensajes',
      ],
    ],
  },
  {
    key: 'text_opt_out',
    aliases: [
      ...['text opt out', 'sms opt out', 'do not text', 'no text', 'mobile opt out', 'donottext'],
      ...['no enviar mensajes', 'no enviar mensajes de texto', 'baja de mensajes'],
    ],
  },
  {
    key: 'call_opt_out',
    aliases: [
      ...['do not call', 'no call', 'no calls', 'federal donotcall', 'donotcall', 'call opt out', 'dnc'],
      'no llamar',
    ],
  },
  {
    key: 'mail_opt_out',
    aliases: ['do not mail', 'no mail', 'donotmail', 'mail opt out', 'no enviar cartas'],
  },
  {
    key: 'contact_opt_out',
    aliases: ['do not contact', 'donotcontact', 'no contact', 'do not contact status', 'no contactar'],
  },
  { key: 'deceased', aliases: ['deceased', 'is deceased', 'dead', 'fallecido', 'fallecida', 'difunto'] },
  {
    key: 'email_bad',
    aliases: [
      ...['email is bad', 'bad email', 'email bounced', 'email bouncing', 'email1 is bad', 'email2 is bad'],
      ...['email3 is bad', 'email4 is bad', 'correo incorrecto'],
    ],
  },
  {
    key: 'phone_bad',
    aliases: [
      ...['phone is bad', 'bad phone', 'wrong number', 'is mobile bad', 'bad number', 'número incorrecto'],
      'teléfono incorrecto',
    ],
  },
  {
    key: 'consent_source',
    aliases: [
      ...['consent source', 'opt in source', 'source of consent', 'how they agreed', 'consent text'],
      ...['consent evidence', 'sms opt in source', 'email opt in source', 'origen del consentimiento'],
    ],
  },
];

/** An opt-out always counts, whichever of several columns says it. Where consent comes from, one says. */
export const consentFields: readonly ImportField[] = fields.map((field) =>
  field.key === 'consent_source' ? field : { ...field, many: true },
);
