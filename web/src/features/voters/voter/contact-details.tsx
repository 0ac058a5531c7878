import { ActionIcon } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import { EmailLink, PhoneLink } from '../../../shared/ui/record/contact.tsx';
import { Facts } from '../../../shared/ui/record/facts.tsx';
import { Part } from '../../../shared/ui/record/record-parts.tsx';
import { addressFields } from '../../../shared/voters/corrections.ts';
import type { Person } from '../../../shared/voters/engine.ts';
import { formatAddress } from '../../../shared/voters/format-voter.ts';
import { CorrectDialog, type Corrected } from './correct-dialog.tsx';
import styles from './voter.module.css';

/** Where they live and how they are reached; what is wrong can be corrected. */
export function Reach({ person }: { person: Person }) {
  const writes = useMember().can('voters.write');
  const [asking, setAsking] = useState<Corrected | null>(null);
  const fact = (fields: Corrected, label: string, value: ReactNode) => ({
    label,
    value: (
      <span className={styles.fact}>
        <span>
          {value}
          {fields.some((field) => field in person.known.corrected) && (
            <span className={styles.soft}> ({t('voters.voter.corrected')})</span>
          )}
        </span>
        {writes && (
          <ActionIcon
            variant="subtle"
            c="var(--ink-soft)"
            className={styles.tap ?? ''}
            aria-label={t('voters.voter.correctField', { field: label })}
            onClick={() => setAsking(fields)}
          >
            <IconPencil size={16} aria-hidden />
          </ActionIcon>
        )}
      </span>
    ),
  });
  const facts = [
    fact(addressFields, t('voters.voter.address'), formatAddress(person)),
    fact(['cell'], t('voters.voter.cell'), <PhoneLink phone={person.cell || null} />),
    fact(['landline'], t('voters.voter.landline'), <PhoneLink phone={person.landline || null} />),
    fact(['email'], t('voters.voter.email'), <EmailLink email={person.email || null} />),
    ...(person.mailing === '' ? [] : [{ label: t('voters.voter.mailing'), value: person.mailing }]),
  ];
  return (
    <Part title={t('voters.voter.contact')}>
      <Facts facts={facts} />
      {asking && <CorrectDialog person={person} fields={asking} close={() => setAsking(null)} />}
    </Part>
  );
}
