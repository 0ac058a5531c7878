import { Button, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { correctable } from '#shared/collections/voter-events.ts';
import { messageFor } from '../../../shared/data/error-messages.ts';
import { commit } from '../../../shared/data/journal/index.ts';
import { t } from '../../../shared/text/index.ts';
import { ChoiceDialog } from '../../../shared/ui/dialog/choice-dialog.tsx';
import { Problem } from '../../../shared/ui/form/typed.ts';
import { toast } from '../../../shared/ui/toasts.tsx';
import { type Correctable, correctionOf } from '../../../shared/voters/corrections.ts';
import { newEventId } from '../../../shared/voters/log/event.ts';
import { useOwnProposals } from './use-own-proposals.ts';
import { useWalk } from './walk-context.ts';
import type { WalkPerson } from './walk-model.ts';

const isCorrectable = (field: string): field is Correctable => correctable.some((one) => one === field);

/** What this canvasser proposed to correct of somebody, and the way to propose more. */
export function Corrections({ person }: { person: WalkPerson }) {
  const { turf } = useWalk();
  const [opened, setOpened] = useState(false);
  const proposals = useOwnProposals(turf.id, person.id);
  return (
    <section aria-label={t('canvass.proposal.title', { name: person.name })}>
      <Stack gap={4} align="flex-start">
        {proposals.map(({ id, field, text, state }) => (
          <Text key={id} size="sm" c="var(--ink-soft)">
            {t(`canvass.proposal.${state}`, {
              field: t(`voterCodes.corrections.${field}`),
              value: text === '' ? t('canvass.proposal.wrong') : text,
            })}
          </Text>
        ))}
        <Button
          variant="subtle"
          size="md"
          leftSection={<IconPencil size={18} aria-hidden />}
          onClick={() => setOpened(true)}
        >
          {t('canvass.proposal.action')}
        </Button>
      </Stack>
      <ProposalDialog person={person} opened={opened} close={() => setOpened(false)} />
    </section>
  );
}

type Props = { person: WalkPerson; opened: boolean; close: () => void };

/** One correction, kept on this device before the dialog closes. An organizer decides about it. */
function ProposalDialog({ person, opened, close }: Props) {
  const { turf } = useWalk();
  const [field, setField] = useState<Correctable>('cell');
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const leave = () => {
    setTyped('');
    setProblem(null);
    close();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const value = correctionOf(field, typed);
    if (value instanceof Problem) return setProblem(value.message);
    try {
      await commit({
        operation: 'create',
        table: 'correction_proposals',
        id: newEventId(),
        data: { voter_id: person.id, list_id: turf.id, source: 'door', field, text: value, state: 'open' },
      });
      leave();
      toast('success', t('canvass.proposal.kept'), t('canvass.proposal.keptHint'));
    } catch (error) {
      toast('error', t('common.failedToSave'), messageFor(error) || t('common.pleaseTryAgain'));
    }
  };
  return (
    <ChoiceDialog opened={opened} title={t('canvass.proposal.title', { name: person.name })} close={leave}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap="md">
          <Text c="var(--ink-soft)">{t('canvass.proposal.hint')}</Text>
          <NativeSelect
            size="md"
            label={t('canvass.proposal.field')}
            data={correctable.map((one) => ({ value: one, label: t(`voterCodes.corrections.${one}`) }))}
            value={field}
            onChange={({ currentTarget: { value } }) => {
              setProblem(null);
              if (isCorrectable(value)) setField(value);
            }}
          />
          <TextInput
            size="md"
            data-autofocus
            label={t('canvass.proposal.value')}
            description={t('canvass.proposal.valueHint')}
            value={typed}
            error={problem}
            autoComplete="off"
            maxLength={254}
            inputMode={
              field === 'cell' || field === 'landline' ? 'tel' : field === 'email' ? 'email' : 'text'
            }
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" size="md" onClick={leave}>
              {t('common.cancel')}
            </Button>
            <Button type="submit" size="md">
              {t('canvass.proposal.send')}
            </Button>
          </Group>
        </Stack>
      </form>
    </ChoiceDialog>
  );
}
