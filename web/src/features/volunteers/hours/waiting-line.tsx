import { Anchor, Button, Group, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useMemberName } from '../../../shared/data/use-member-name.ts';
import { useMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import { ActDialog } from '../../../shared/ui/dialog/act-dialog.tsx';
import { showDay } from '../../../shared/ui/format.ts';
import { alignedHours, showHours } from '../../../shared/ui/hours.ts';
import { notifyIfFailed } from '../../../shared/ui/toasts.tsx';
import styles from './ledger.module.css';
import type { Entry } from './ledger-rows.ts';
import { sendDecision } from './send-hours.ts';

type Props = { entry: Entry; name: string | null; writes: boolean };

/** Hours that wait, with what becomes of them. Whoever entered them needs a reason, and declining may have one. */
export function WaitingLine({ entry, name, writes }: Props) {
  const { id, person_id, day, minutes, note, created_by, corrects } = entry;
  const { uid } = useMember();
  const by = useMemberName(created_by);
  const [question, ask] = useState<'approve' | 'decline' | null>(null);
  const whose = { id: person_id, name: name ?? t('hours.waiting.anybody') };
  const decide = (approve: boolean, reason: string | null) =>
    sendDecision(whose, { entryId: id, approve, reason });
  const what = t(`hours.kinds.${corrects === null ? 'manual' : 'correction'}`);
  return (
    <li className={styles.entry}>
      <Anchor component={Link} to={`/volunteers/${person_id}`} fw={600}>
        {whose.name}
      </Anchor>
      <span />
      <span className={styles.number}>{alignedHours(minutes / 60)}</span>
      <p className={styles.about}>
        <span>{showDay(day)}</span>
        <span>{what}</span>
        {by !== null && <span>{t('hours.enteredBy', { name: by })}</span>}
      </p>
      {note !== null && <p>{note}</p>}
      {writes && (
        <Group gap="xs" className={styles.about}>
          <Button
            size="compact-md"
            aria-label={t('hours.waiting.approveOf', { name: whose.name })}
            onClick={() => (created_by === uid ? ask('approve') : void notifyIfFailed(decide(true, null)))}
          >
            {t('hours.waiting.approve')}
          </Button>
          <Button
            size="compact-md"
            variant="default"
            aria-label={t('hours.waiting.declineOf', { name: whose.name })}
            onClick={() => ask('decline')}
          >
            {t('hours.waiting.decline')}
          </Button>
        </Group>
      )}
      {question && (
        <ReasonDialog
          is={question}
          name={whose.name}
          minutes={minutes}
          decide={(reason) => decide(question === 'approve', reason)}
          close={() => ask(null)}
        />
      )}
    </li>
  );
}

type ReasonProps = {
  is: 'approve' | 'decline';
  name: string;
  minutes: number;
  decide: (reason: string | null) => Promise<void>;
  close: () => void;
};

function ReasonDialog({ is, name, minutes, decide, close }: ReasonProps) {
  const [reason, setReason] = useState('');
  const hours = showHours(minutes / 60);
  return (
    <ActDialog
      opened
      title={
        is === 'approve' ? t('hours.waiting.ownTitle') : t('hours.waiting.declineTitle', { name, hours })
      }
      submit={t(`hours.waiting.${is}`)}
      close={close}
      onClosed={() => undefined}
      act={async () => {
        await decide(reason.trim() || null);
        return true;
      }}
    >
      {is === 'approve' && <Text size="sm">{t('hours.waiting.ownHint')}</Text>}
      <TextInput
        label={t('hours.waiting.reason')}
        maxLength={200}
        data-autofocus
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
    </ActDialog>
  );
}
