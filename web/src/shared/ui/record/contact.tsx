import { Anchor } from '@mantine/core';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { t } from '../../text/index.ts';
import styles from './record.module.css';

/** A stored number as it is said: American ones without their country code. */
export function showPhone(phone: string): string {
  const parsed = parsePhoneNumberFromString(phone);
  if (!parsed) return phone;
  return parsed.countryCallingCode === '1' ? parsed.formatNational() : parsed.formatInternational();
}

const Tap = ({ href, children }: { href: string; children: string }) => (
  <Anchor href={href} className={styles.tap ?? ''}>
    {children}
  </Anchor>
);

export const EmailLink = ({ email }: { email: string | null }) =>
  email === null ? t('common.none') : <Tap href={`mailto:${email}`}>{email}</Tap>;

export const PhoneLink = ({ phone }: { phone: string | null }) =>
  phone === null ? t('common.none') : <Tap href={`tel:${phone}`}>{showPhone(phone)}</Tap>;
