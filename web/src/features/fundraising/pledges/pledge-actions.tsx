import { Button, Text, Textarea, TextInput } from '@mantine/core';
import { IconArrowBackUp, IconPlus, IconTrashX } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { changePledgeCall, type PledgeChange } from '#shared/api/pledges-api.ts';
import { writeOffReasonMax } from '#shared/collections/pledges.ts';
import { openCents } from '#shared/domain/pledges/pledge-state.ts';
import { CallError, messageFor } from '../../../shared/data/error-messages.ts';
import { commitCall } from '../../../shared/data/journal/index.ts';
import { useCampaignToday } from '../../../shared/fundraising/campaign-today.ts';
import { newGiftFor } from '../../../shared/fundraising/fundraising-areas.ts';
import { useMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import { ActDialog } from '../../../shared/ui/dialog/act-dialog.tsx';
import { toast } from '../../../shared/ui/toasts.tsx';
import { dollars, type Pledge } from './pledge-area.ts';

/** Sends a change through the journal, and says so once the server has it. */
async function send({ id }: Pledge, change: PledgeChange, done: string): Promise<void> {
  const { synced } = await commitCall(
    changePledgeCall,
    { pledgeId: id, change },
    { entity: { table: 'pledges', id } },
  );
  synced.then(
    () => toast('success', done),
    (error: unknown) => toast('error', t('common.failedToSave'), messageFor(error)),
  );
}

/** Records what pays a pledge, writes off what will not come, and takes that back. */
export function PledgeActions({ pledge }: { pledge: Pledge }) {
  const writes = useMember().can('donations.write');
  const [isAsking, ask] = useState(false);
  if (!writes) return null;
  return (
    <>
      {pledge.stage === 'open' && (
        <>
          <Button
            component={Link}
            to={newGiftFor(pledge.donor_id, pledge.id)}
            leftSection={<IconPlus size={16} aria-hidden />}
          >
            {t('pledges.gifts.record')}
          </Button>
          <Button
            variant="default"
            leftSection={<IconTrashX size={16} aria-hidden />}
            onClick={() => ask(true)}
          >
            {t('pledges.writeOff.action')}
          </Button>
        </>
      )}
      {pledge.written_off !== null && pledge.stage === 'written_off' && (
        <Button
          variant="default"
          leftSection={<IconArrowBackUp size={16} aria-hidden />}
          onClick={() => void send(pledge, { is: 'reopen' }, t('pledges.reopen.done'))}
        >
          {t('pledges.reopen.action')}
        </Button>
      )}
      {isAsking && <WriteOff pledge={pledge} close={() => ask(false)} />}
    </>
  );
}

function WriteOff({ pledge, close }: { pledge: Pledge; close: () => void }) {
  const today = useCampaignToday();
  const [day, setDay] = useState(today);
  const [reason, setReason] = useState('');
  const act = async (): Promise<boolean> => {
    const why = reason.trim();
    if (why === '') throw new CallError('invalid-argument', t('pledges.writeOff.reasonMissing'));
    await send(pledge, { is: 'write_off', day, reason: why }, t('pledges.writeOff.done'));
    return true;
  };
  return (
    <ActDialog
      opened
      title={t('pledges.writeOff.title')}
      submit={t('pledges.writeOff.submit')}
      grave
      close={close}
      onClosed={() => undefined}
      act={act}
    >
      <Text c="var(--ink-soft)">{t('pledges.writeOff.hint', { left: dollars(openCents(pledge)) })}</Text>
      <Textarea
        label={t('pledges.writeOff.reason')}
        required
        data-autofocus
        maxLength={writeOffReasonMax}
        autosize
        minRows={2}
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      <TextInput
        type="date"
        label={t('pledges.writeOff.day')}
        min={pledge.made_on}
        max={today}
        value={day}
        onChange={({ currentTarget }) => setDay(currentTarget.value)}
      />
    </ActDialog>
  );
}
