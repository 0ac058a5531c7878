import { useCallback, useEffect, useMemo, useState } from 'react';
import { answersIn } from '#shared/rules/surveys/revise.ts';
import type { Answers } from '#shared/rules/surveys/run.ts';
import { ScriptRun } from '../../../shared/scripts/ScriptRun.tsx';
import { t } from '../../../shared/text/index.ts';
import { useNow } from '../../../shared/ui/use-now.ts';
import type { CallList } from '../data.ts';
import { scriptOf } from '../make/plan.ts';
import { Card } from './Card.tsx';
import { First } from './First.tsx';
import { Missed } from './Missed.tsx';
import { Passed } from './Nobody.tsx';
import styles from './person.module.css';
import { Spoke } from './Spoke.tsx';
import type { Ended, Step } from './said.ts';
import { useCallKeys } from './use-call-keys.ts';
import type { Calling, Line } from './use-calling.ts';

type Props = { list: CallList; line: Extract<Line, { is: 'on' }>; calling: Calling };

/** Somebody on the line: who they are, the script beside them, and what came of the call. */
export function Person({ list, line: { given, log, said: before }, calling }: Props) {
  const { target } = given;
  const body = useMemo(() => scriptOf(list.script, t('calls.call.stands')), [list.script]);
  const begun = before && (Object.keys(before.answers).length > 0 || before.note !== '');
  const [step, go] = useState<Step>(begun ? 'spoke' : 'first');
  // What they answered today stands in the script, and can be changed.
  const [answers, answer] = useState<Answers>(() => ({ ...answersIn(body, log), ...before?.answers }));
  const [note, write] = useState(before?.note ?? '');
  const now = useNow(10_000);
  const save = useCallback(
    (said: Ended) => void calling.save({ answers, note, callBackAt: null, wrong: [], ...said }),
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
  const parts = { list, given, calling, save, go };
  return (
    <div className={styles.person} data-step={step} data-voter={target.id}>
      <div className={styles.left}>
        <Card given={given} now={now} />
        <Passed blocked={calling.blocked} />
        <div id="call-step">
          {step === 'first' && <First {...parts} />}
          {step === 'missed' && (
            <Missed {...parts} save={(said) => save({ ...said, answers: {} })} note={note} write={write} />
          )}
          {step === 'spoke' && <Spoke {...parts} body={body} answers={answers} note={note} write={write} />}
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
        />
      </section>
    </div>
  );
}
