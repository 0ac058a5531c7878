import { Button, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { answersIn } from '#shared/domain/surveys/revise.ts';
import { type Answers, repliesIn } from '#shared/domain/surveys/survey-run.ts';
import { type Source, sources } from '#shared/domain/voters/contact-results.ts';
import { byArrival } from '#shared/domain/voters/fold.ts';
import type { Learned } from '#shared/domain/voters/voter-state.ts';
import type { Live } from '../../../shared/data/live.ts';
import { ScriptChoice } from '../../../shared/scripts/script-choice.tsx';
import { ScriptRun } from '../../../shared/scripts/script-run.tsx';
import { bodyOf, type Script } from '../../../shared/scripts/use-scripts.ts';
import { t } from '../../../shared/text/index.ts';
import { localDay } from '../../../shared/ui/form/days.ts';
import { useLeaving } from '../../../shared/ui/form/leaving.ts';
import { LeavingDialog } from '../../../shared/ui/form/leaving-dialog.tsx';
import type { Person } from '../../../shared/voters/engine.ts';
import { personName } from '../../../shared/voters/format-voter.ts';
import { recordAnswers } from './record-answers.ts';
import styles from './voter.module.css';

type Props = { person: Person; timeline: Live<readonly Learned[]>; close: () => void };

/** What was said of them today, in order. */
const todaysEvents = (timeline: Live<readonly Learned[]>): readonly Learned[] => {
  const today = localDay(new Date());
  const events = timeline.is === 'ready' ? timeline.value : [];
  return events.filter(({ happened_at }) => localDay(new Date(happened_at)) === today).toSorted(byArrival);
};

/** A script asked of this voter from a desk. What they answered today already stands in it, and can be changed. */
export function AskScript({ person, timeline, close }: Props) {
  const [script, setScript] = useState<Script | null>(null);
  const [source, setSource] = useState<Source>('phone');
  const [answers, setAnswers] = useState<Answers | null>(null);
  const [saving, setSaving] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const leaving = useLeaving(() => answers !== null && !saving);
  useEffect(() => {
    frame.current?.querySelector('select')?.focus();
  }, []);
  const body = script && bodyOf(script);
  const today = todaysEvents(timeline);
  const now = answers ?? (body ? answersIn(body, today) : {});
  const choose = (chosen: Script | null) => {
    setScript(chosen);
    setAnswers(null);
  };
  const save = async () => {
    if (!body) return;
    setSaving(true);
    const done = await recordAnswers({ person, body, answers: now, source, today });
    setSaving(false);
    if (done) close();
  };
  return (
    <Stack gap="md" ref={frame} className={styles.asking ?? ''}>
      <Group grow align="flex-start" preventGrowOverflow={false}>
        <ScriptChoice value={script?.id ?? null} onChange={(_, chosen) => choose(chosen)} none="choose" />
        <NativeSelect
          label={t('voters.voter.resultHow')}
          data={sources.map((value) => ({ value, label: t(`voterCodes.sources.${value}`) }))}
          value={source}
          onChange={({ currentTarget }) =>
            setSource(sources.find((one) => one === currentTarget.value) ?? source)
          }
        />
      </Group>
      {script && !body && <Text c="var(--bad)">{t('scripts.unreadable')}</Text>}
      {body && <ScriptRun body={body} answers={now} onChange={setAnswers} name={personName(person)} />}
      {body && (
        <Text size="sm" c="var(--ink-soft)">
          {t('voters.voter.askHint')}
        </Text>
      )}
      <Group gap="xs">
        <Button
          loading={saving}
          disabled={!body || answers === null || (repliesIn(body, now).length === 0 && today.length === 0)}
          onClick={save}
        >
          {t('voters.voter.saveAnswers')}
        </Button>
        <Button variant="default" onClick={close}>
          {t('common.cancel')}
        </Button>
      </Group>
      <LeavingDialog leaving={leaving} />
    </Stack>
  );
}
