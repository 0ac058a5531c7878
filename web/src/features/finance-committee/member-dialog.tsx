import { Checkbox, Textarea, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { saveCommitteeMemberCall } from '#shared/api/giving-api.ts';
import { people } from '#shared/collections/people.ts';
import { callEndpoint } from '../../shared/data/api.ts';
import type { Live } from '../../shared/data/live.ts';
import { useNameSearch } from '../../shared/data/search.ts';
import type { CommitteeMember } from '../../shared/fundraising/giving-data.ts';
import { useMember } from '../../shared/session/session-store.ts';
import { t } from '../../shared/text/index.ts';
import { ChoiceDialog } from '../../shared/ui/dialog/choice-dialog.tsx';
import { type Named, NamePicker } from '../../shared/ui/form/name-picker.tsx';
import { RecordForm } from '../../shared/ui/form/record-form.tsx';
import { useRecordForm } from '../../shared/ui/form/use-record-form.ts';
import styles from './committee.module.css';
import { type MemberInput, memberForm, memberValues } from './member-form.ts';

type Props = {
  /** Null: a new one. */
  member: CommitteeMember | null;
  opened: boolean;
  close: () => void;
  onClosed: () => void;
};

/** Somebody joins the committee, or what is known of them changes. The server answers: no two members have one code. */
export function MemberDialog({ member, opened, close, onClosed }: Props) {
  const title = t(member ? 'giving.committee.form.edit' : 'giving.committee.form.add');
  return (
    <ChoiceDialog opened={opened} title={title} close={close} onClosed={onClosed}>
      <MemberFields member={member} close={close} />
    </ChoiceDialog>
  );
}

function usePeopleNamed(typed: string): Live<Named[]> {
  const { organization } = useMember();
  const found = useNameSearch({
    ...{ collection: people, organization, typed, conditions: [] },
    keys: ['name_key', 'family_key'],
  });
  if (found.is !== 'ready') return found;
  return {
    ...found,
    value: found.value.map(({ id, name, emails: [email = null] }) => ({ id, name, email })),
  };
}

function MemberFields({ member, close }: Pick<Props, 'member' | 'close'>) {
  // Made once, so that a repeat adds nobody twice.
  const id = useRef(crypto.randomUUID());
  const [person, setPerson] = useState<Pick<Named, 'id' | 'name'> | null>(null);
  const { form, ...frame } = useRecordForm({
    schema: memberForm,
    initial: memberValues(member),
    save: async (input: MemberInput) => {
      await callEndpoint(saveCommitteeMemberCall, { id: member?.id ?? id.current, ...input });
    },
    done: close,
    cancel: close,
  });
  const money = { leftSection: '$', inputMode: 'decimal', autoComplete: 'off' } as const;
  const { value: _, onChange: choose, ...personInput } = form.getInputProps('personId');
  return (
    <RecordForm {...frame} inDialog>
      {member === null && (
        <NamePicker
          label={t('giving.committee.form.person')}
          placeholder={t('giving.committee.form.findPerson')}
          emptyLabel={t('giving.committee.form.noPerson')}
          required
          value={person}
          onChange={(found) => {
            setPerson(found);
            choose(found?.id ?? '');
          }}
          useNamed={usePeopleNamed}
          {...personInput}
        />
      )}
      <div className={styles.pair}>
        <TextInput
          label={t('giving.committee.form.goal')}
          description={t('giving.committee.form.goalHint')}
          {...money}
          {...form.getInputProps('goal')}
        />
        <TextInput
          label={t('giving.committee.form.commitment')}
          description={t('giving.committee.form.commitmentHint')}
          {...money}
          {...form.getInputProps('commitment')}
        />
      </div>
      <TextInput
        label={t('giving.committee.form.code')}
        description={t('giving.committee.form.codeHint')}
        autoComplete="off"
        autoCapitalize="characters"
        {...form.getInputProps('code')}
      />
      <Checkbox
        label={t('giving.committee.form.lobbyist')}
        {...form.getInputProps('is_lobbyist', { type: 'checkbox' })}
      />
      <Textarea
        label={t('giving.committee.form.note')}
        autosize
        minRows={2}
        {...form.getInputProps('note')}
      />
      {member !== null && (
        <TextInput
          label={t('giving.committee.form.left')}
          description={t('giving.committee.form.leftHint')}
          type="date"
          max="9999-12-31"
          {...form.getInputProps('left_on')}
        />
      )}
    </RecordForm>
  );
}
