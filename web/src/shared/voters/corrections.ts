import { correctable } from '#shared/collections/voter-events.ts';
import { normaliseEmail, normalisePhone } from '#shared/domain/contact.ts';
import { t } from '../text/index.ts';
import { Problem } from '../ui/form/typed.ts';

export type Correctable = (typeof correctable)[number];
export const addressFields = ['house', 'street', 'unit', 'city', 'zip'] as const satisfies Correctable[];

export const correctionName = (field: string | null): string => {
  const known = correctable.find((one) => one === field);
  return known ? t(`voterCodes.corrections.${known}`) : (field ?? '');
};

const most = 120;

/** What was typed as it is kept; '' says that what the file has is wrong. */
export function correctionOf(field: Correctable, typed: string): string | Problem {
  const value = typed.trim().replace(/\s+/g, ' ');
  if (value === '') return '';
  if (field === 'cell' || field === 'landline') return normalisePhone(value) ?? new Problem(t('form.phone'));
  if (field === 'email') return normaliseEmail(value) ?? new Problem(t('form.email'));
  return value.length > most ? new Problem(t('form.tooLong', { count: most })) : value;
}
