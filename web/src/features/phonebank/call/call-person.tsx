import { useCallback, useEffect, useMemo, useState } from 'react';
import { answersIn } from '#shared/domain/surveys/revise.ts';
import type { Answers } from '#shared/domain/surveys/survey-run.ts';
import { ScriptRun } from '../../../shared/scripts/script-run.tsx';
import { t } from '../../../shared/text/index.ts';
import { useNow } from '../../../shared/ui/use-now.ts';
import type { CallList } from '../data.ts';
import { scriptOf } from '../new-list/list-plan.ts';
import { Card } from './call-card.tsx';
import type { Ended, Step } from './call-result.ts';
import { Conversation } from './conversation.tsx';
import { Passed } from './no-call.tsx';
import { Missed } from './not-reached.tsx';
import styles from './person.module.css';
import { First } from './reached-question.tsx';
import { useCallKeys } from './use-call-keys.ts';
import type { CallSession, Line } from './use-call-session.ts';

type Props = { list: CallList; line: Extract<Line, { is: 'on' }>; calling: CallSession };

/** Somebody on the line: who they are, the script beside them, and what came of the call. */
export function Person({ list, line: { call, log, result: before }, calling }: Props) {
  const { target } = call;
  const body = useMemo(() => scriptOf(list.script, t('calls.call.stands')), [list.script]);
  const begun = before && (Object.keys(before.answers).length > 0 || before.note !== '');
  const [step, go] = useState<Step>(begun ? 'spoke' : 'first');
  // What they answered today stands in the script, and can be changed.
  const [answers, answer] = useState<Answers>(() => ({ ...answersIn(body, log), ...before?.answers }));
  const [note, write] = useState(before?.note ?? '');
  const now = useNow(10_000);
  const save = useCallback(
    (result: Ended) => void calling.save({ answers, note, callBackAt: null, wrong: [], ...result }),
    [calling, answers, note],
  );
  useCallKeys({
    step,
    spoke: () => go('spoke'),
    none: () => save({ outcome: 'not_home', answers: {} }),
    message: () => save({ outcome: 'left_message', answers: {} }),
    skip: () => void calling.skip(),
    undo: () => void calling.undo(),
  });
  // The next step begins at its top, also on a phone whose last one was scrolled.
  useEffect(() => {
    if (step !== 'first') document.getElementById('call-step')?.scrollIntoView({ block: 'nearest' });
  }, [step]);
  const parts = { list, call, calling, save, go };
  return (
    <div className={styles.person} data-step={step} data-voter={target.id}>
      <div className={styles.left}>
        <Card call={call} now={now} />
        <Passed blocked={calling.blocked} />
        <div id="call-step">
          {step === 'first' && <First {...parts} />}
          {step === 'missed' && (
            <Missed
              {...parts}
              save={(result) => save({ ...result, answers: {} })}
              note={note}
              write={write}
            />
          )}
          {step === 'spoke' && (
            <Conversation {...parts} body={body} answers={answers} note={note} write={write} />
          )}
        </div>
      </div>
      <section className={styles.script} aria-label={t('calls.call.script')}>
        <h2 className={styles.scriptTitle}>{t('calls.call.script')}</h2>
        {list.script === null && <p className={styles.unscripted}>{t('calls.call.noScript')}</p>}
        <ScriptRun
          body={body}
          answers={answers}
          onChange={(next) => {
            answer(next);
            // Who answers a question has been reached.
            go('spoke');
          }}
          name={target.name}
          own={target.own}
        />
      </section>
    </div>
  );
}
