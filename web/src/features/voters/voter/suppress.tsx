import { Button, Group, NativeSelect, Stack, TextInput } from '@mantine/core';
import { IconBan } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { closedBy } from '#shared/domain/voters/closing-results.ts';
import { type Channel, channels } from '#shared/domain/voters/contact-results.ts';
import { type SuppressionReason, suppressionReasons } from '#shared/domain/voters/voter-state.ts';
import { t } from '../../../shared/text/index.ts';
import { Dialog } from '../../../shared/ui/dialog/dialog.tsx';
import { Ticks } from '../../../shared/voter-conditions/controls.tsx';
import type { Person } from '../../../shared/voters/engine.ts';
import { useRecordLearned } from './use-record-learned.ts';

/** Why and where somebody must not be contacted, until when. */
export function Suppress({ person }: { person: Person }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconBan size={16} aria-hidden />}
        style={{ alignSelf: 'flex-start' }}
        onClick={() => setAsking(true)}
      >
        {t('voters.voter.suppress')}
      </Button>
      {asking && <SuppressDialog person={person} close={() => setAsking(false)} />}
    </>
  );
}

function SuppressDialog({ person, close }: { person: Person; close: () => void }) {
  const say = useRecordLearned(person);
  const [reason, setReason] = useState<SuppressionReason>('do_not_contact');
  const [where, setWhere] = useState<readonly Channel[]>(closedBy.do_not_contact);
  const [until, setUntil] = useState('');
  const choose = (value: string) => {
    const chosen = suppressionReasons.find((one) => one === value);
    if (!chosen) return;
    setReason(chosen);
    setWhere(closedBy[chosen]);
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (where.length === 0) return;
    close();
    say(
      {
        kind: 'suppression',
        source: 'office',
        reason,
        channels: [...where],
        until: until || null,
        is_on: true,
      },
      `${t('voters.voter.suppressed')}: ${t(`voterCodes.reasons.${reason}`)}`,
    );
  };
  return (
    <Dialog title={t('voters.voter.suppressTitle')} close={close}>
      <form onSubmit={send} noValidate>
        <Stack gap="md">
          <NativeSelect
            data-autofocus
            label={t('voters.voter.suppressWhy')}
            data={suppressionReasons.map((value) => ({ value, label: t(`voterCodes.reasons.${value}`) }))}
            value={reason}
            onChange={({ currentTarget }) => choose(currentTarget.value)}
          />
          <Ticks
            label={t('voters.voter.suppressHow')}
            value={where}
            options={channels.map((value) => ({ value, label: t(`voterSearch.channels.${value}`) }))}
            onChange={setWhere}
          />
          <TextInput
            type="date"
            max="9999-12-31"
            label={t('voters.voter.suppressUntil')}
            description={t('voters.voter.suppressUntilHint')}
            value={until}
            onChange={({ currentTarget }) => setUntil(currentTarget.value)}
          />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={close}>
              {t('common.cancel')}
            </Button>
            <Button type="submit" disabled={where.length === 0}>
              {t('common.save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
