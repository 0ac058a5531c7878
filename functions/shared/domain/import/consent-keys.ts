/** Columns that say how a person may be contacted. Every one of them is evidence, with its words. */
export const consentKeys = [
  'email_opt_in',
  'email_opt_out',
  'email_status',
  'text_opt_in',
  'text_opt_out',
  'call_opt_out',
  'mail_opt_out',
  'contact_opt_out',
  'deceased',
  'consent_source',
] as const;
/** Columns that say of one address or number that it is wrong. */
export const badContactKeys = ['email_bad', 'phone_bad'] as const;
export type BadContactKey = (typeof badContactKeys)[number];
export type ConsentKey = (typeof consentKeys)[number];
