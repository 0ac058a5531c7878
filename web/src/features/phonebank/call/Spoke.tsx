import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { type Answers, repliesIn } from '#shared/rules/surveys/run.ts';
import type { Question, ScriptBody } from '#shared/rules/surveys/script.ts';
import { scores } from '#shared/rules/voters/results.ts';
import { OneTap } from '../../../shared/scripts/OneTap.tsx';
import { t } from '../../../shared/text/index.ts';
import { scoreName } from '../../../shared/voters/names.ts';
import shared from '../calls.module.css';
import type { CallList } from '../data.ts';
import { Note } from './Note.tsx';
import { Codes, Step as StepPart } from './Step.tsx';
import type { Save, Step } from './said.ts';
import styles from './step.module.css';
import type { Calling } from './use-calling.ts';
import { When } from './When.tsx';

type Props = {
  list: CallList;
  body: ScriptBody;
  answers: Answers;
  note: string;
  write: (note: string) => void;
  calling: Calling;
  save: Save;
  go: (step: Step) => void;
};
const ends = ['canvassed', 'refused', 'call_back', 'do_not_call'] as const;

/** They spoke: how it ended, a note, and what will be saved. */
export function Spoke({ list, body, answers, note, write, calling, save, go }: Props) {
  const [end, setEnd] = useState<(typeof ends)[number]>('canvassed');
  const [asked, ask] = useState(false);
  const send = () => (end === 'call_back' ? ask(true) : save({ outcome: end }));
  const latest = useRef(send);
  latest.current = send;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  if (asked)
    return <When set={(callBackAt) => save({ outcome: 'call_back', callBackAt })} back={() => ask(false)} />;
  return (
    <StepPart title={t('calls.call.ended')}>
      <Codes>
        {ends.map((one) => (
          <OneTap key={one} pressed={end === one} onClick={() => setEnd(one)}>
            {t(`calls.call.ends.${one}`)}
          </OneTap>
        ))}
      </Codes>
      {list.notes_allowed && <Note note={note} write={write} />}
      <Summary
        body={body}
        answers={answers}
        note={list.notes_allowed ? note : ''}
        end={t(`calls.call.ends.${end}`)}
      />
      <div className={styles.saveBar}>
        <Button variant="default" size="md" onClick={() => go('first')}>
          {t('calls.call.back')}
        </Button>
        <Button size="md" loading={calling.busy} onClick={send} aria-keyshortcuts="Control+Enter">
          {t('calls.call.save')}
        </Button>
      </div>
    </StepPart>
  );
}

const saidTo = ({ type, options }: Question, said: readonly string[]): string => {
  if (type === 'support') {
    const score = scores.find((one) => said.includes(`s${one}`));
    return score ? scoreName(score) : '';
  }
  return said.map((id) => options.find((option) => option.id === id)?.label ?? id).join(', ');
};

type SummaryProps = Pick<Props, 'body' | 'answers' | 'note'> & { end: string };

function Summary({ body, answers, note, end }: SummaryProps) {
  const replies = repliesIn(body, answers);
  return (
    <section className={styles.summary} aria-label={t('calls.call.summary')}>
      <h3 className={styles.stepTitle}>{t('calls.call.summary')}</h3>
      <dl className={shared.facts}>
        <div>
          <dt>{t('calls.call.ended')}</dt>
          <dd>{end.replace('…', '')}</dd>
        </div>
        {replies.map(({ question, said }) => (
          <div key={question.id}>
            <dt>{question.short || question.text}</dt>
            <dd>{saidTo(question, said)}</dd>
          </div>
        ))}
        {note.trim() !== '' && (
          <div>
            <dt>{t('calls.call.note')}</dt>
            <dd className={shared.said}>{note.trim()}</dd>
          </div>
        )}
      </dl>
      {replies.length === 0 && <p className={shared.soft}>{t('calls.call.nothingSaid')}</p>}
    </section>
  );
}
