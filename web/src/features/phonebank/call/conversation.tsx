import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { Question, ScriptBody } from '#shared/domain/surveys/script.ts';
import { type Answers, repliesIn } from '#shared/domain/surveys/survey-run.ts';
import { scores } from '#shared/domain/voters/contact-results.ts';
import { OneTap } from '../../../shared/scripts/one-tap.tsx';
import { t } from '../../../shared/text/index.ts';
import { scoreName } from '../../../shared/voters/format-voter.ts';
import shared from '../calls.module.css';
import type { CallList } from '../data.ts';
import { When } from './call-back-time.tsx';
import { Note } from './call-note.tsx';
import type { Save, Step } from './call-result.ts';
import { Codes, Step as StepPart } from './call-step.tsx';
import styles from './step.module.css';
import type { CallSession } from './use-call-session.ts';

type Props = {
  list: CallList;
  body: ScriptBody;
  answers: Answers;
  note: string;
  write: (note: string) => void;
  calling: CallSession;
  save: Save;
  go: (step: Step) => void;
};
const ends = ['canvassed', 'refused', 'call_back', 'do_not_call'] as const;

/** They spoke: how it ended, a note, and what will be saved. */
export function Conversation({ list, body, answers, note, write, calling, save, go }: Props) {
  const [end, setEnd] = useState<(typeof ends)[number]>('canvassed');
  const [isConfirming, ask] = useState(false);
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
  if (isConfirming)
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

const answerText = ({ type, options }: Question, optionIds: readonly string[]): string => {
  if (type === 'support') {
    const score = scores.find((one) => optionIds.includes(`s${one}`));
    return score ? scoreName(score) : '';
  }
  return optionIds.map((id) => options.find((option) => option.id === id)?.label ?? id).join(', ');
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
        {replies.map(({ question, values }) => (
          <div key={question.id}>
            <dt>{question.short || question.text}</dt>
            <dd>{answerText(question, values)}</dd>
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
