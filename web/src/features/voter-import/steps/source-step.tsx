import { Button, Checkbox, Group, List, NativeSelect, Stack, Text, TextInput, Title } from '@mantine/core';
import { type FormEvent, useEffect, useState } from 'react';
import { stateCode, stateNames } from '#shared/domain/voters/us-states.ts';
import { useCandidate } from '../../../shared/data/use-candidate.ts';
import { useMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import { localDay } from '../../../shared/ui/form/days.ts';
import { StepTitle } from '../../../shared/ui/import/step-title.tsx';
import { fileKinds } from '../../../shared/voter-reading/voter-import-protocol.ts';
import { showSize } from '../format-size.ts';
import { TermDay, UsesField } from '../terms/term-fields.tsx';
import { choose, toColumns } from '../wizard/choose-voter-file.ts';
import { type Draft, type DraftProblem, problemsIn } from '../wizard/import-draft.ts';
import { type Chosen, reset } from '../wizard/voter-wizard-state.ts';
import styles from './source-step.module.css';

const states = () => [
  { value: '', label: t('voterImport.source.anyState') },
  ...[...stateNames]
    .map(([value, label]) => ({ value, label }))
    .sort((one, other) => one.label.localeCompare(other.label)),
];

/** The candidate's state, until the importer says another. */
function useOwnState(draft: Draft, change: (part: Partial<Draft>) => void): void {
  const candidate = useCandidate(useMember().organization);
  const own = candidate.is === 'ready' ? stateCode(candidate.value?.state ?? '') : '';
  const [isFilled, setFilled] = useState(draft.state !== '' || draft.source !== '');
  useEffect(() => {
    if (isFilled || own === '') return;
    setFilled(true);
    change({ state: own });
  }, [isFilled, own, change]);
}

const kinds = fileKinds;

const formatDraftProblem = (one: DraftProblem): string =>
  one === 'agreed' ? t('voterImport.source.missing.agreed') : t(`voterFiles.terms.wrong.${one}`);

/** Where the file is from and what it may be used for. */
export function SourceStep({ chosen }: { chosen: Chosen }) {
  const { draft, facts } = chosen;
  const [tried, setTried] = useState(false);
  const change = (part: Partial<Draft>) => choose({ draft: { ...draft, ...part } });
  useOwnState(draft, change);
  const problems = problemsIn(draft, localDay(new Date()));
  const wrong = (one: (typeof problems)[number]) =>
    tried && problems.includes(one) ? formatDraftProblem(one) : null;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (problems.length === 0) return toColumns();
    // The first field that is wrong, once it says so.
    const form = event.currentTarget;
    requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <StepTitle hint={`${facts.name} · ${showSize(facts.size)}`}>
          {t('voterImport.source.title')}
        </StepTitle>
        <Text size="sm" c="var(--ink-soft)">
          {t('voterImport.source.hint')}
        </Text>
        <NativeSelect
          label={t('voterImport.source.kind')}
          data={kinds.map((value) => ({ value, label: t(`voterImport.source.kinds.${value}`) }))}
          value={chosen.kind}
          onChange={({ currentTarget: { value } }) =>
            choose({ kind: kinds.find((one) => one === value) ?? 'voters' })
          }
        />
        <TextInput
          label={t('voterFiles.terms.source')}
          description={t('voterImport.source.fromHint')}
          required
          maxLength={200}
          value={draft.source}
          error={wrong('source')}
          onChange={({ currentTarget }) => change({ source: currentTarget.value })}
        />
        <div className={styles.pair}>
          <TermDay
            name="dated"
            value={draft.dated}
            error={wrong('dated')}
            change={(dated) => change({ dated })}
          />
          <NativeSelect
            label={t('voterImport.source.state')}
            description={t('voterImport.source.stateHint')}
            data={states()}
            value={draft.state}
            onChange={({ currentTarget }) => change({ state: currentTarget.value })}
          />
          <TermDay
            name="expires"
            value={draft.expires}
            error={wrong('expires')}
            change={(expires) => change({ expires })}
          />
        </div>
        {chosen.kind === 'data' && <UsesField uses={draft.uses} change={(uses) => change({ uses })} />}
        <PermittedUse agreed={draft.agreed} error={wrong('agreed')} agree={(agreed) => change({ agreed })} />
        <Group gap="xs">
          <Button type="submit">{t('voterImport.source.go')}</Button>
          <Button variant="default" onClick={() => reset()}>
            {t('importing.columns.another')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

type UseProps = { agreed: boolean; error: string | null; agree: (agreed: boolean) => void };

const PermittedUse = ({ agreed, error, agree }: UseProps) => (
  <section className={styles.use}>
    <Title order={3} size="h5">
      {t('voterImport.source.use')}
    </Title>
    <List size="sm" spacing={4}>
      <List.Item>{t('voterImport.source.political')}</List.Item>
      <List.Item>{t('voterImport.source.commercial')}</List.Item>
      <List.Item>{t('voterImport.source.sharing')}</List.Item>
    </List>
    <Checkbox
      label={t('voterImport.source.agree')}
      checked={agreed}
      error={error}
      aria-invalid={error !== null}
      onChange={({ currentTarget }) => agree(currentTarget.checked)}
    />
  </section>
);
