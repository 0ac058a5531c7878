import { Button, Checkbox, Group, List, NativeSelect, Stack, Text, TextInput, Title } from '@mantine/core';
import { type FormEvent, useEffect, useState } from 'react';
import { stateCode, stateNames } from '#shared/domain/voters/us-states.ts';
import { dataUses } from '#shared/domain/voters/voter-file-columns.ts';
import { useCandidate } from '../../../shared/data/use-candidate.ts';
import { useMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import { localDay } from '../../../shared/ui/form/days.ts';
import { StepTitle } from '../../../shared/ui/import/step-title.tsx';
import { fileKinds } from '../../../shared/voter-reading/voter-import-protocol.ts';
import { showSize } from '../format-size.ts';
import { choose, toColumns } from '../wizard/choose-voter-file.ts';
import { type Draft, problemsIn } from '../wizard/import-draft.ts';
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

/** Where the file is from and what it may be used for. */
export function SourceStep({ chosen }: { chosen: Chosen }) {
  const { draft, facts } = chosen;
  const [tried, setTried] = useState(false);
  const change = (part: Partial<Draft>) => choose({ draft: { ...draft, ...part } });
  useOwnState(draft, change);
  const problems = problemsIn(draft, localDay(new Date()));
  const wrong = (one: (typeof problems)[number]) =>
    tried && problems.includes(one) ? t(`voterImport.source.missing.${one}`) : null;
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
          label={t('voterImport.source.from')}
          description={t('voterImport.source.fromHint')}
          required
          maxLength={200}
          value={draft.source}
          error={wrong('source')}
          onChange={({ currentTarget }) => change({ source: currentTarget.value })}
        />
        <div className={styles.pair}>
          <Day
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
          <Day
            name="expires"
            value={draft.expires}
            error={wrong('expires')}
            change={(expires) => change({ expires })}
          />
        </div>
        {chosen.kind === 'data' && (
          <Checkbox.Group
            label={t('voterImport.source.uses')}
            description={t('voterImport.source.usesHint')}
            value={[...draft.uses]}
            onChange={(values) => change({ uses: dataUses.filter((use) => values.includes(use)) })}
          >
            <Stack gap={6} mt={6}>
              {dataUses.map((use) => (
                <Checkbox key={use} value={use} label={t(`voterImport.source.usesOf.${use}`)} />
              ))}
            </Stack>
          </Checkbox.Group>
        )}
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

type DayProps = {
  name: 'dated' | 'expires';
  value: string;
  error: string | null;
  change: (day: string) => void;
};

const Day = ({ name, value, error, change }: DayProps) => (
  <TextInput
    label={t(`voterImport.source.${name}`)}
    description={t(`voterImport.source.${name}Hint`)}
    type="date"
    max="9999-12-31"
    value={value}
    error={error}
    onChange={({ currentTarget }) => change(currentTarget.value)}
  />
);

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
