import { NativeSelect, Text, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { addFollowUpCall } from '#shared/api/follow-ups-api.ts';
import {
  aheadMax,
  followUpNoteMax,
  type RequestKind,
  requestKinds,
} from '#shared/domain/follow-ups/kinds.ts';
import { messageFor } from '../../../shared/data/error-messages.ts';
import { commitCall } from '../../../shared/data/journal/index.ts';
import { PersonPicker } from '../../../shared/people/person-picker.tsx';
import { useMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import { ActDialog } from '../../../shared/ui/dialog/act-dialog.tsx';
import { localDay } from '../../../shared/ui/form/days.ts';
import { toast } from '../../../shared/ui/toasts.tsx';

type Props = { person: string; opened: boolean; close: () => void };

/** Nine in the morning of a day on this device; at once where that is over. */
const dueOn = (day: string, now: number): number => Math.max(now, new Date(`${day}T09:00`).getTime());

/** Adds one by hand, about somebody of the campaign. */
export function AddFollowUpDialog({ person: given, opened, close }: Props) {
  const { uid } = useMember();
  const fresh = () => ({
    ...{ person: given, kind: 'volunteer' as RequestKind, owner: 'campaign', note: '' },
    day: localDay(new Date()),
  });
  const [typed, setTyped] = useState(fresh);
  const [isTried, tryIt] = useState(false);
  const { person, kind, owner, day, note } = typed;
  const change = (part: Partial<typeof typed>) => setTyped((before) => ({ ...before, ...part }));
  const now = Date.now();
  const isDay = day >= localDay(new Date()) && dueOn(day, now) <= now + aheadMax;
  const stops = kind === 'stop_contacting';
  const save = async (): Promise<boolean> => {
    tryIt(true);
    if (person === '' || !(isDay || stops)) return false;
    const { synced } = await commitCall(
      addFollowUpCall,
      {
        ...{ id: crypto.randomUUID(), person, kind, note: note.trim() || null },
        owner: owner === 'me' ? uid : null,
        due: stops ? now : dueOn(day, now),
      },
      { entity: { table: 'people', id: person } },
    );
    synced.then(
      () => toast('success', t('followUps.added')),
      (error: unknown) => toast('error', t('followUps.notAdded'), messageFor(error)),
    );
    return true;
  };
  return (
    <ActDialog
      opened={opened}
      title={t('followUps.addFor')}
      submit={t('followUps.add')}
      grave={stops}
      close={close}
      onClosed={() => {
        setTyped(fresh());
        tryIt(false);
      }}
      act={save}
    >
      <PersonPicker
        label={t('followUps.fields.person')}
        value={person}
        onChange={(value: unknown) => change({ person: String(value) })}
        error={isTried && person === '' && t('followUps.personProblem')}
        texts={{
          placeholder: t('followUps.personPlaceholder'),
          empty: t('followUps.personNone'),
          former: t('followUps.personFormer'),
        }}
      />
      <NativeSelect
        label={t('followUps.fields.kind')}
        value={kind}
        data={requestKinds.map((value) => ({ value, label: t(`followUps.kinds.${value}`) }))}
        onChange={({ currentTarget }) => change({ kind: currentTarget.value as RequestKind })}
      />
      {stops ? (
        <Text size="sm" c="var(--bad)">
          {t('followUps.stopHint')}
        </Text>
      ) : (
        <>
          <NativeSelect
            label={t('followUps.fields.owner')}
            value={owner}
            data={(['campaign', 'me'] as const).map((value) => ({
              value,
              label: t(`followUps.owners.${value}`),
            }))}
            onChange={({ currentTarget }) => change({ owner: currentTarget.value })}
          />
          <TextInput
            type="date"
            label={t('followUps.fields.day')}
            value={day}
            min={localDay(new Date())}
            error={isTried && !isDay && t('followUps.dayProblem')}
            onChange={({ currentTarget }) => change({ day: currentTarget.value })}
          />
        </>
      )}
      <Textarea
        label={t('followUps.fields.note')}
        autosize
        minRows={2}
        maxLength={followUpNoteMax}
        value={note}
        onChange={({ currentTarget }) => change({ note: currentTarget.value })}
      />
    </ActDialog>
  );
}
