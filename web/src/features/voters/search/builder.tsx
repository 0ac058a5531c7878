import { Button, Group, Stack, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { Segment, Test } from '#shared/domain/voters/segment.ts';
import { t } from '../../../shared/text/index.ts';
import type { Known } from '../../../shared/voters/format-search.ts';
import styles from './search.module.css';
import * as change from './search-steps.ts';
import { StepCard } from './step-card.tsx';
import { KindMenu, StepMenu, StepsMenu } from './step-menus.tsx';
import { StepParts, type Writing } from './step-parts.tsx';
import { TestForm } from './test-form.tsx';

type Props = {
  segment: Segment;
  onChange: (segment: Segment) => void;
  /** People after each step; null while that is not known. */
  left: readonly number[] | null;
  known: Known;
  /** Whom a search without a step finds. */
  whole: string;
};

const titleOf = (kind: change.StepKind, at: number): string =>
  at === 0 && kind === 'include' ? t('voterSearch.start') : t(`voterSearch.do.${kind}`);

/** A search put together step by step, each with its conditions. */
export function Builder({ segment, onChange, left, known, whole }: Props) {
  const { steps } = segment;
  const [writing, setWriting] = useState<Writing | null>(null);
  /** A step that has no condition yet. */
  const [begun, setBegun] = useState<change.Asking | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const focusNext = useRef<number | null>(null);
  useEffect(() => {
    if (focusNext.current === null) return;
    const menu = frame.current?.querySelector(`[data-step="${focusNext.current}"]`);
    // A step that was added comes with the address, a moment later.
    if (!(menu instanceof HTMLElement)) return;
    focusNext.current = null;
    menu.focus();
  });

  const leave = () => {
    setWriting(null);
    setBegun(null);
  };
  /** `focus`: the step that has it afterwards. */
  const put = (next: Segment, focus: number | null) => {
    leave();
    focusNext.current = focus;
    onChange(next);
  };
  const apply = (test: Test) => {
    if (!writing) return;
    const { at, place, kind } = writing;
    const isNew = at === steps.length;
    const next = isNew
      ? change.addStep(segment, { do: kind, tests: [test] })
      : change.setTest(segment, at, place, test);
    put(next, at);
  };
  const add = (kind: change.StepKind) => {
    leave();
    if (kind === 'sample') put(change.addStep(segment, change.newSample()), steps.length);
    else setBegun(kind);
  };
  // A search begins with whom it is about, unless somebody chose another step.
  const next = begun ?? (steps.length === 0 ? 'include' : null);

  return (
    <Stack gap="sm" ref={frame}>
      <ol className={styles.steps}>
        {change.keyed(steps).map(({ key, step }, at) => (
          <StepCard
            key={key}
            number={at + 1}
            title={titleOf(step.do, at)}
            left={left?.[at] ?? null}
            menu={
              <StepMenu
                at={at}
                count={steps.length}
                kind={step.do}
                move={(by) => put(change.moveStep(segment, at, by), at + by)}
                duplicate={() => put(change.duplicateStep(segment, at), at + 1)}
                remove={() => put(change.removeStep(segment, at), Math.max(0, at - 1))}
                turn={(kind) => put(change.turnStep(segment, at, kind), at)}
              />
            }
          >
            <StepParts
              step={step}
              at={at}
              known={known}
              writing={writing?.at === at ? writing : null}
              write={setWriting}
              apply={apply}
              cancel={leave}
              setTest={(place, test) => put(change.setTest(segment, at, place, test), at)}
              setSample={(sample) => onChange(change.setStep(segment, at, sample))}
            />
          </StepCard>
        ))}
        {next !== null && (
          <StepCard key="next" number={steps.length + 1} title={titleOf(next, steps.length)} left={null}>
            {writing?.at === steps.length ? (
              <TestForm
                key={writing.test.by}
                first={writing.test}
                known={known}
                apply={apply}
                cancel={leave}
              />
            ) : (
              <KindMenu
                race={known.race.length > 0}
                opened={begun !== null}
                choose={(test) => setWriting({ at: steps.length, place: 0, kind: next, test })}
              />
            )}
          </StepCard>
        )}
      </ol>
      <Group gap="xs">
        {steps.length < change.stepsMax && <StepsMenu choose={add} />}
        {steps.length > 0 && (
          <Button
            size="compact-sm"
            variant="subtle"
            className={styles.quiet ?? ''}
            onClick={() => put({ steps: [] }, null)}
          >
            {t('voterSearch.clear')}
          </Button>
        )}
      </Group>
      {steps.length === 0 && (
        <Text size="sm" c="var(--ink-soft)">
          {whole}
        </Text>
      )}
    </Stack>
  );
}
