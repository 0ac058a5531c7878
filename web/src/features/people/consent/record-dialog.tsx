import { Checkbox, NativeSelect, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import {
  type ChannelConsent,
  recordableSources,
  recordConsentCall,
  wordsMax,
} from '#shared/api/consent-api.ts';
import type { closureReasons } from '#shared/domain/consent/contact-event.ts';
import { CallError, messageFor } from '../../../shared/data/error-messages.ts';
import { commitCall } from '../../../shared/data/journal/index.ts';
import { t } from '../../../shared/text/index.ts';
import { ActDialog } from '../../../shared/ui/dialog/act-dialog.tsx';
import { showPhone } from '../../../shared/ui/record/contact.tsx';
import { toast } from '../../../shared/ui/toasts.tsx';
import type { Person } from '../person-area.ts';

export type Recording =
  | { what: 'opt_out' | 'consent' | 'bad_number' | 'staff_request' | 'deceased' }
  | { what: 'lift'; of: ChannelConsent };
type Channel = 'email' | 'text' | 'call' | 'mail' | 'walk' | 'all';
type Reason = (typeof closureReasons)[number];

const titles = {
  opt_out: 'consent.actions.optOut',
  consent: 'consent.actions.consent',
  bad_number: 'consent.actions.badNumber',
  staff_request: 'consent.actions.staffRequest',
  deceased: 'consent.actions.deceased',
  lift: 'consent.actions.lift',
} as const;

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The channels that a recording can be about, the usual one first. */
function channelsFor({ what }: Recording, { emails, phones, voter_id }: Person): Channel[] {
  const given: Channel[] = [
    ...(phones.length > 0 ? (['call', 'text'] as const) : []),
    ...(emails.length > 0 ? (['email'] as const) : []),
  ];
  if (what === 'consent') return given.toSorted((one) => (one === 'text' ? -1 : 0));
  if (what === 'bad_number' || what === 'deceased' || what === 'lift') return ['all'];
  return [...given, ...(voter_id === null ? [] : (['walk', 'mail'] as const)), 'all'];
}

/** Writes down what a person said, or what the campaign decided. Kept on this device first, like any change. */
export function RecordDialog(props: {
  person: Person;
  recording: Recording;
  close: () => void;
  recorded: () => void;
}) {
  const { person, recording, close, recorded } = props;
  const { what } = recording;
  const options = channelsFor(recording, person);
  const [channel, setChannel] = useState<Channel>(options[0] ?? 'all');
  const [address, setAddress] = useState<string | null>(person.phones[0] ?? null);
  const needsWords = what === 'consent';
  const isCampaigns = what === 'staff_request' || what === 'lift';
  const sources = recordableSources.filter((one) => !needsWords || one !== 'staff');
  const [source, setSource] = useState<(typeof recordableSources)[number]>(isCampaigns ? 'staff' : 'call');
  const [words, setWords] = useState('');
  const [isExpress, setIsExpress] = useState(true);

  const act = async (): Promise<boolean> => {
    if (needsWords && words.trim() === '')
      throw new CallError('failed-precondition', t('consent.dialog.wordsRequired'));
    const reason = what === 'lift' ? ((recording.of.why ?? 'staff_request') as Reason) : null;
    const receipt = await commitCall(
      recordConsentCall,
      {
        ...{ id: crypto.randomUUID(), personId: person.id, what, channel },
        address: what === 'bad_number' ? address : null,
        grade: needsWords ? (isExpress ? 'express' : 'implied') : null,
        ...{ reason, words: words.trim() || null, source, happenedAt: Date.now() },
      },
      { entity: { table: 'people', id: person.id } },
    );
    receipt.synced.then(recorded, (error: unknown) => toast('error', t(titles[what]), messageFor(error)));
    toast('success', t('consent.dialog.recorded'), person.name);
    return true;
  };
  return (
    <ActDialog
      opened
      title={t(titles[what])}
      submit={t('consent.dialog.save')}
      grave={what === 'opt_out' || what === 'deceased'}
      close={close}
      onClosed={() => undefined}
      act={act}
    >
      {what === 'opt_out' && <Text c="var(--ink-soft)">{t('consent.dialog.permanent')}</Text>}
      {options.length > 1 && (
        <NativeSelect
          label={t('consent.dialog.channel')}
          value={channel}
          data={options.map((value) => ({ value, label: t(`consent.channels.${value}`) }))}
          onChange={({ currentTarget }) =>
            setChannel(options.find((one) => one === currentTarget.value) ?? 'all')
          }
        />
      )}
      {what === 'bad_number' && person.phones.length > 1 && (
        <NativeSelect
          label={t('consent.dialog.address')}
          value={address ?? ''}
          data={[
            ...person.phones.map((value) => ({ value, label: showPhone(value) })),
            { value: '', label: t('consent.dialog.every') },
          ]}
          onChange={({ currentTarget }) => setAddress(currentTarget.value || null)}
        />
      )}
      {!isCampaigns && (
        <NativeSelect
          label={t('consent.dialog.source')}
          value={source}
          data={sources.map((value) => ({ value, label: capitalized(t(`consent.sources.${value}`)) }))}
          onChange={({ currentTarget }) =>
            setSource(sources.find((one) => one === currentTarget.value) ?? 'call')
          }
        />
      )}
      <Textarea
        label={t('consent.dialog.words')}
        description={t(needsWords ? 'consent.dialog.wordsRequired' : 'consent.dialog.wordsOptional')}
        required={needsWords}
        value={words}
        maxLength={wordsMax}
        autosize
        minRows={2}
        maxRows={8}
        onChange={({ currentTarget }) => setWords(currentTarget.value)}
      />
      {needsWords && (
        <Checkbox
          label={t('consent.dialog.express')}
          checked={isExpress}
          onChange={({ currentTarget }) => setIsExpress(currentTarget.checked)}
        />
      )}
    </ActDialog>
  );
}
