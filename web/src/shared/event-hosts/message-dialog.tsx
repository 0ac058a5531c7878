import { Checkbox, NativeSelect, Text, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import {
  countRosterMessageCall,
  sendRosterMessageCall,
  withdrawRosterMessageCall,
} from '#shared/api/roster-messages-api.ts';
import { messageBodyMax, messageSubjectMax } from '#shared/collections/roster-messages.ts';
import {
  filledMessage,
  firstNameOf,
  type WrittenState,
  writtenStates,
} from '#shared/domain/events/roster-message.ts';
import { cleanLine } from '#shared/domain/one-line.ts';
import { callEndpoint } from '../data/api.ts';
import { CallError, messageFor } from '../data/error-messages.ts';
import { useEndpoint } from '../data/use-endpoint.ts';
import { useMember } from '../session/session-store.ts';
import { t } from '../text/index.ts';
import { ActDialog } from '../ui/dialog/act-dialog.tsx';
import { showMoment } from '../ui/format.ts';
import { offerUndo, toast } from '../ui/toasts.tsx';
import styles from './event-hosts.module.css';
import { type HostedEvent, shiftText } from './hosted-event.ts';

async function withdraw(id: string): Promise<void> {
  try {
    await callEndpoint(withdrawRosterMessageCall, { id });
    toast('success', t('eventHosts.messages.withdrawn'));
  } catch (error) {
    toast('error', t('common.failedToSave'), messageFor(error));
  }
}

/** How many a message would reach, as it stands. */
function Reach({
  event,
  shift_id,
  states,
}: {
  event: string;
  shift_id: string | null;
  states: WrittenState[];
}) {
  const { organization } = useMember();
  const meant = { event, shift_id, states };
  const key = states.length === 0 ? null : `roster-message/${organization}/${JSON.stringify(meant)}`;
  const { live } = useEndpoint(countRosterMessageCall, meant, key);
  if (live.is !== 'ready') return null;
  const { people, withoutEmail } = live.value;
  return (
    <Text size="sm" role="status" c="var(--ink-soft)">
      {[
        t('eventHosts.messages.reach', { count: people }),
        withoutEmail > 0 ? t('eventHosts.messages.withoutEmail', { count: withoutEmail }) : '',
      ]
        .filter(Boolean)
        .join(' ')}
    </Text>
  );
}

/** Writes to the people who signed up: whom, what, and how it reads. */
export function MessageDialog({ event, close }: { event: HostedEvent; close: () => void }) {
  const [shift, setShift] = useState('');
  const [states, setStates] = useState<WrittenState[]>(['registered', 'confirmed']);
  const [subject, setSubject] = useState('');
  const [body, setBody] = useState<string>(t('eventHosts.messages.greeting'));
  const shift_id = shift === '' ? null : shift;
  const chosen = event.shifts.find(({ id }) => id === shift) ?? event.shifts[0];
  const example = {
    'first name': firstNameOf(t('eventHosts.messages.example')),
    event: event.title,
    time: chosen ? shiftText(chosen) : '',
  };
  const act = async (): Promise<boolean> => {
    const texts = { subject: cleanLine(subject), body: body.trim() };
    if (texts.subject === '' || texts.body === '')
      throw new CallError('invalid-argument', t('eventHosts.messages.incomplete'));
    if (states.length === 0) throw new CallError('invalid-argument', t('eventHosts.messages.nobody'));
    const id = crypto.randomUUID();
    const { people, goesAt } = await callEndpoint(sendRosterMessageCall, {
      ...{ id, event: event.id, shift_id, states, ...texts },
    });
    const name = t('eventHosts.messages.goes', { count: people, when: showMoment(goesAt) });
    offerUndo(id, { title: t('eventHosts.messages.sent'), name }, () => void withdraw(id));
    return true;
  };
  return (
    <ActDialog
      opened
      title={t('eventHosts.messages.write')}
      submit={t('eventHosts.messages.send')}
      close={close}
      onClosed={() => undefined}
      act={act}
    >
      {event.shifts.length > 1 && (
        <NativeSelect
          label={t('eventHosts.messages.shift')}
          data={[
            { value: '', label: t('eventHosts.messages.allShifts') },
            ...event.shifts.map((one) => ({
              value: one.id,
              label: [shiftText(one), one.label].filter(Boolean).join(' · '),
            })),
          ]}
          value={shift}
          onChange={({ currentTarget }) => setShift(currentTarget.value)}
        />
      )}
      <Checkbox.Group
        label={t('eventHosts.messages.whom')}
        value={states}
        onChange={(values) => setStates(writtenStates.filter((state) => values.includes(state)))}
      >
        <div className={styles.choices}>
          {writtenStates.map((state) => (
            <Checkbox key={state} value={state} label={t(`eventHosts.messages.states.${state}`)} />
          ))}
        </div>
      </Checkbox.Group>
      <Reach event={event.id} shift_id={shift_id} states={states} />
      <TextInput
        label={t('eventHosts.messages.subject')}
        maxLength={messageSubjectMax}
        value={subject}
        onChange={({ currentTarget }) => setSubject(currentTarget.value)}
      />
      <Textarea
        label={t('eventHosts.messages.body')}
        description={t('eventHosts.messages.bodyHint')}
        autosize
        minRows={5}
        maxLength={messageBodyMax}
        value={body}
        onChange={({ currentTarget }) => setBody(currentTarget.value)}
      />
      <Text size="sm" fw={500}>
        {t('eventHosts.messages.preview', { name: t('eventHosts.messages.example') })}
      </Text>
      <Text size="sm" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {filledMessage(`${subject}\n\n${body}`.trim(), example)}
      </Text>
    </ActDialog>
  );
}
