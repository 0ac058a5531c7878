import { useCallback, useEffect, useMemo, useState } from 'react';
import type { OnTheLine } from '#shared/calls/calling.ts';
import { ScriptRun } from '../../../../shared/scripts/ScriptRun.tsx';
import { t } from '../../../../shared/text/index.ts';
import { useNow } from '../../../../shared/ui/use-now.ts';
import type { CallList } from '../data.ts';
import { scriptOf } from '../make/plan.ts';
import { Card } from './Card.tsx';
import styles from './call.module.css';
import { First } from './First.tsx';
import { Missed } from './Missed.tsx';
import { Passed } from './Nobody.tsx';
import { Spoke } from './Spoke.tsx';
import type { Ended, Said } from './said.ts';
import { useCallKeys } from './use-call-keys.ts';
import type { Calling } from './use-calling.ts';

type Props = {
  list: CallList;
  given: OnTheLine;
  /** What was said before, of a call that was taken back. */
  said: Omit<Said, 'outcome'>;
  calling: Calling;
};
export type Step = 'first' | 'missed' | 'spoke';

/** Somebody on the line: who they are, the script beside them, and what came of the call. */
export function Person({ list, given, said: first, calling }: Props) {
  const { target } = given;
  const body = useMemo(() => scriptOf(list.script, t('calls.call.stands')), [list.script]);
  const begun = Object.keys(first.answers).length > 0 || first.note !== '';
  const [step, go] = useState<Step>(begun ? 'spoke' : 'first');
  const [answers, answer] = useState(first.answers);
  const [note, write] = useState(first.note);
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
