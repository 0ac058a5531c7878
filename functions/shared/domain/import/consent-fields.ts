import type { ImportField } from './import-field.ts';

export const consentFields: readonly ImportField[] = [
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
    key: 'consent_source',
    aliases: [
      ...['consent source', 'opt in source', 'source of consent', 'how they agreed', 'consent text'],
      ...['consent evidence', 'sms opt in source', 'email opt in source', 'origen del consentimiento'],
    ],
  },
];
