import { Button } from '@mantine/core';
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import { close } from '../palette/opened-part.ts';
import styles from './tour.module.css';
import { Card } from './tour-card.tsx';
import { markTourSeen } from './tour-seen.ts';
import type { Step } from './tour-steps.ts';
import { useBox } from './use-box.ts';
import { useSteps } from './use-tour-steps.ts';

const end = () => close('tour');

/** Tab goes round in the card: the browser's dialog alone would let it out to the address bar. */
function keepFocus(event: KeyboardEvent<HTMLDialogElement>): void {
  if (event.key !== 'Tab') return;
  const ways = [...event.currentTarget.querySelectorAll('button')];
  const [from, to] = event.shiftKey ? [ways.at(0), ways.at(-1)] : [ways.at(-1), ways.at(0)];
  if (document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
}

/** A look around the dashboard. Seen from its first step on: a reload in the middle does not bring it back. */
export function Tour() {
  const { uid } = useMember();
  const steps = useSteps(end);
  useEffect(() => markTourSeen(uid), [uid]);
  return steps && steps.length > 0 && <Walk steps={steps} />;
}

/** The browser's own dialog: the focus stays in it, and what lies under it rests. */
function Walk({ steps }: { steps: readonly Step[] }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [currentStep, hold] = useState(steps[0]);
  const at = Math.max(0, currentStep ? steps.indexOf(currentStep) : 0);
  const step = steps[at];
  const box = useBox(step);
  const last = at === steps.length - 1;
  useLayoutEffect(() => {
    const from = document.activeElement;
    const shown = dialog.current;
    shown?.showModal();
    shown?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => {
      shown?.close();
      // What began it may be gone with it.
      if (!from?.isConnected || from === document.body) document.getElementById('content')?.focus();
    };
  }, []);
  const forth = () => (last ? end() : hold(steps[at + 1]));
  const back = () => hold(steps[Math.max(0, at - 1)]);
  const press = (event: KeyboardEvent<HTMLDialogElement>) => {
    keepFocus(event);
    const leftwards = getComputedStyle(event.currentTarget).direction === 'rtl';
    if (event.key === (leftwards ? 'ArrowLeft' : 'ArrowRight')) forth();
    if (event.key === (leftwards ? 'ArrowRight' : 'ArrowLeft')) back();
  };
  return (
    <dialog
      ref={dialog}
      className={styles.tour}
      aria-label={t('commands.tour.title')}
      onKeyDown={press}
      onClose={end}
    >
      {box && (
        <div
          className={styles.ring}
          style={{ left: box.x - 6, top: box.y - 6, width: box.width + 12, height: box.height + 12 }}
        />
      )}
      <Card box={box}>
        <div aria-live="polite">
          <p className={styles.count}>{t('commands.tour.count', { at: at + 1, count: steps.length })}</p>
          {step && <h2>{t(`commands.tour.steps.${step}.title`)}</h2>}
          {step && <p>{t(`commands.tour.steps.${step}.text`)}</p>}
        </div>
        <div className={styles.ways}>
          {!last && (
            <Button variant="subtle" color="gray" c="var(--ink-soft)" px="xs" onClick={end}>
              {t('commands.tour.skip')}
            </Button>
          )}
          <span />
          {at > 0 && (
            <Button variant="default" onClick={back}>
              {t('common.back')}
            </Button>
          )}
          <Button data-autofocus onClick={forth}>
            {t(last ? 'commands.tour.done' : 'commands.tour.next')}
          </Button>
        </div>
      </Card>
    </dialog>
  );
}
