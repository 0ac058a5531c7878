import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../shared/field/field-paths.ts';
import { t } from '../../../shared/text/index.ts';
import { showAgo } from '../../../shared/ui/format.ts';
import { EmailLink, PhoneLink } from '../../../shared/ui/record/contact.tsx';
import { LearnedEvents } from './learned-events.tsx';
import { MatchDialog } from './match-dialog.tsx';
import styles from './met.module.css';
import { addressOf } from './new-voter-address.ts';
import { settle } from './settle-new-voter.ts';
import type { Addition } from './use-met.ts';

type Props = { addition: Addition; now: number; writes: boolean };

/** Somebody who was met: who they said they are, what was learned of them, and what is to become of it. */
export function NewVoterCard({ addition, now, writes }: Props) {
  const [shown, setShown] = useState(false);
  const [matching, setMatching] = useState(false);
  const { id, name, phone, email, note, turf_id, created_at } = addition;
  const end = (state: 'kept' | 'dismissed') =>
    settle(addition, { state, matched_to: null }, [], t(`turfMet.${state}`));
  return (
    <>
      <p className={styles.name}>
        <strong>{name}</strong>
        <span className={styles.soft}>{showAgo(Math.min(created_at.toMillis(), now), now)}</span>
      </p>
      <p className={styles.facts}>
        {addressOf(addition) && <span>{addressOf(addition)}</span>}
        {phone && <PhoneLink phone={phone} />}
        {email && <EmailLink email={email} />}
        {turf_id && <Link to={paths.turf(turf_id)}>{t('turfMet.turf')}</Link>}
      </p>
      {note && <p className={styles.note}>{note}</p>}
      {shown && <LearnedEvents id={id} />}
      <Group gap="xs" mt={8}>
        <Button size="compact-sm" variant="subtle" aria-expanded={shown} onClick={() => setShown(!shown)}>
          {t(shown ? 'turfMet.hide' : 'turfMet.said')}
        </Button>
        {writes && (
          <>
            <Button size="compact-sm" variant="default" onClick={() => setMatching(true)}>
              {t('turfMet.match')}
            </Button>
            <Button size="compact-sm" variant="default" onClick={() => end('kept')}>
              {t('turfMet.keep')}
            </Button>
            <Button size="compact-sm" variant="subtle" c="var(--bad)" onClick={() => end('dismissed')}>
              {t('turfMet.dismiss')}
            </Button>
          </>
        )}
      </Group>
      {matching && <MatchDialog addition={addition} close={() => setMatching(false)} />}
    </>
  );
}
