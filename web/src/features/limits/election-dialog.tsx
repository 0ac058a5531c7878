import { NativeSelect, Switch, TextInput } from '@mantine/core';
import { electionsMax } from '#shared/collections/campaign-elections.ts';
import { electionKinds } from '#shared/domain/money/election-calendar.ts';
import type { StoredElection } from '../../shared/fundraising/campaign-race.ts';
import { freePlace } from '../../shared/fundraising/free-place.ts';
import { electionName } from '../../shared/fundraising/limit-texts.ts';
import { t } from '../../shared/text/index.ts';
import { ChoiceDialog } from '../../shared/ui/dialog/choice-dialog.tsx';
import { changesOf } from '../../shared/ui/form/form-changes.ts';
import { RecordForm } from '../../shared/ui/form/record-form.tsx';
import { useRecordForm } from '../../shared/ui/form/use-record-form.ts';
import { commitWithToast } from '../../shared/ui/toasts.tsx';
import { type ElectionInput, electionForm, electionValues } from './election-form.ts';

type Props = {
  /** Null: a new one. */
  election: StoredElection | null;
  elections: readonly StoredElection[];
  opened: boolean;
  close: () => void;
  onClosed: () => void;
};

async function write(
  { election, elections }: Pick<Props, 'election' | 'elections'>,
  { code, ...input }: ElectionInput,
): Promise<void> {
  if (election) {
    const data = changesOf(election, input);
    if (Object.keys(data).length > 0)
      await commitWithToast({ operation: 'update', table: 'elections', id: election.id, data });
    return;
  }
  const id = freePlace(elections, electionsMax);
  if (id === null) throw new Error(t('limits.elections.full', { count: electionsMax }));
  await commitWithToast({ operation: 'create', table: 'elections', id, data: { code, ...input } });
}

/** An election is added, or its day moved. */
export function ElectionDialog({ opened, close, onClosed, ...of }: Props) {
  const title = of.election
    ? t('limits.elections.edit', { name: electionName(of.election.code) })
    : t('limits.elections.addTitle');
  return (
    <ChoiceDialog opened={opened} title={title} close={close} onClosed={onClosed}>
      <ElectionForm {...of} close={close} />
    </ChoiceDialog>
  );
}

function ElectionForm({ election, elections, close }: Pick<Props, 'election' | 'elections' | 'close'>) {
  const others = elections.filter(({ id }) => id !== election?.id);
  const { form, ...frame } = useRecordForm({
    schema: electionForm(election, others),
    initial: electionValues(election),
    save: (input: ElectionInput) => write({ election, elections }, input),
    done: close,
    cancel: close,
  });
  return (
    <RecordForm {...frame} inDialog>
      {!election && (
        <NativeSelect
          label={t('limits.elections.form.kind')}
          data-autofocus
          data={electionKinds.map((value) => ({ value, label: t(`limits.elections.kinds.${value}`) }))}
          {...form.getInputProps('kind')}
        />
      )}
      <TextInput
        label={t('limits.elections.form.day')}
        type="date"
        required
        max="9999-12-31"
        {...form.getInputProps('day')}
      />
      <Switch
        label={t('limits.elections.form.onBallot')}
        description={t('limits.elections.form.onBallotHint')}
        {...form.getInputProps('on_ballot', { type: 'checkbox' })}
      />
    </RecordForm>
  );
}
