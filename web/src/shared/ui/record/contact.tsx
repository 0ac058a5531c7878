import { Anchor } from '@mantine/core';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { t } from '../../text/index.ts';

/** A stored number as it is said: American ones without their country code. */
export function showPhone(phone: string): string {
  const parsed = parsePhoneNumberFromString(phone);
  if (!parsed) return phone;
  return parsed.countryCallingCode === '1' ? parsed.formatNational() : parsed.formatInternational();
}

export const EmailLink = ({ email }: { email: string | null }) =>
  email === null ? t('common.none') : <Anchor href={`mailto:${email}`}>{email}</Anchor>;

export const PhoneLink = ({ phone }: { phone: string | null }) =>
  phone === null ? t('common.none') : <Anchor href={`tel:${phone}`}>{showPhone(phone)}</Anchor>;
