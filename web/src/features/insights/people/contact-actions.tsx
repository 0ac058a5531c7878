import { ActionIcon } from '@mantine/core';
import { IconMail, IconPhone } from '@tabler/icons-react';
import { t } from '../../../shared/text/index.ts';
import { showPhone } from '../../../shared/ui/record/contact.tsx';
import type { Donor } from '../data.ts';
import styles from './people.module.css';

export type Person = Pick<Donor, 'id' | 'name' | 'email' | 'phone'>;

/** How to reach somebody, in words: the address, else the number. */
export const contactOf = ({ email, phone }: Person): string =>
  email ?? (phone === null ? '' : showPhone(phone));

/** Writes to somebody, and calls them, with the device's own programs; `one`: a two-line row has room for one of both. */
export const Reach = ({ name, email, phone, one = false }: Person & { one?: boolean }) => (
  <>
    {email !== null && (
      <ActionIcon
        size="var(--action-size, 28px)"
        component="a"
        href={`mailto:${email}`}
        variant="subtle"
        className={one && phone !== null ? `${styles.icon} ${styles.spare}` : (styles.icon ?? '')}
        aria-label={t('insights.people.write', { name })}
        title={email}
      >
        <IconMail size={18} stroke={1.6} aria-hidden />
      </ActionIcon>
    )}
    {phone !== null && (
      <ActionIcon
        size="var(--action-size, 28px)"
        component="a"
        href={`tel:${phone}`}
        variant="subtle"
        className={styles.icon ?? ''}
        aria-label={t('insights.people.call', { name })}
        title={showPhone(phone)}
      >
        <IconPhone size={18} stroke={1.6} aria-hidden />
      </ActionIcon>
    )}
  </>
);
