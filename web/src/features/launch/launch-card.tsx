import { Button, NativeSelect } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import type { LaunchStep } from '#shared/api/launch-api.ts';
import type { CampaignEvent } from '../../shared/launch/launch-event.ts';
import { CheckOutDialog } from '../../shared/roster/check-out-dialog.tsx';
import { rowOfRsvp } from '../../shared/roster/roster-row.ts';
import { showShiftOf } from '../../shared/roster/roster-shift.ts';
import { t } from '../../shared/text/index.ts';
import type { Turf } from '../../shared/turfs/stored-turf.ts';
import { showClock, showNumber } from '../../shared/ui/format.ts';
import { useSingleKeys } from '../../shared/ui/single-keys.ts';
import styles from './launch.module.css';
import { takeStep } from './launch-data.ts';
import type { LaunchPerson } from './launch-people.ts';

/** A member who may walk. */
export type Walker = { id: string; name: string };

const sameName = (one: string, other: string): boolean =>
  one.trim().toLocaleLowerCase() === other.trim().toLocaleLowerCase();

type Props = {
  person: LaunchPerson;
  event: CampaignEvent;
  next: Turf | undefined;
  walkers: readonly Walker[];
};

/** One person at the launch, with what can be done next. */
export function LaunchCard({ person, event, next, walkers }: Props) {
  const { rsvp, launch, stage, isWaiting } = person;
  const [picked, pick] = useState<string | null>(null);
  const [isLeaving, leave] = useState(false);
  const keys = useSingleKeys(({ on }) => on);
  // Whoever signed up under a member's name most likely is that member: the choice says so before anything is given.
  const walker = picked ?? walkers.find(({ name }) => sameName(name, rsvp.name))?.id ?? '';
  const act = (step: LaunchStep, undo: LaunchStep | null, turf = '') =>
    void takeStep({ rsvp, step, undo, turf });
  const { out } = launch;
  const canGo = out === null;
  const train = () => act({ is: 'train' }, { is: 'untrain' });
  const give = () =>
    next &&
    act({ is: 'out', turf: next.id, member: walker || null }, { is: 'recall', turf: next.id }, next.name);
  const bring = (done: boolean) =>
    out && act({ is: 'back', turf: out.turf_id, done }, { is: 'reopen', turf: out.turf_id }, out.turf_name);
  const press = (key: KeyboardEvent<HTMLElement>) => {
    const isTyping = key.target instanceof HTMLElement && key.target.matches('select, input');
    if (!keys || isTyping || key.ctrlKey || key.metaKey || key.altKey) return;
    if (key.key === 't' && stage === 'waiting') train();
    else if (key.key === 'g' && canGo) give();
    else if (key.key === 'b' && out) bring(true);
  };
  const shift = event.shifts.find(({ id }) => id === rsvp.shift_id);
  return (
    <li className={styles.card} data-card data-stage={stage} onKeyDown={press}>
      <div className={styles.who}>
        <strong>{rsvp.name}</strong>
        <span className={styles.quiet}>{shift && showShiftOf(event, shift)}</span>
        {isWaiting && <span className={styles.quiet}>{t('launch.waits')}</span>}
      </div>
      {out && <OutLine {...{ out, stage }} />}
      <Walked launch={launch} minutes={rsvp.minutes} />
      {canGo && (
        <NativeSelect
          size="sm"
          aria-label={`${t('launch.walksWith')}: ${rsvp.name}`}
          value={walker}
          onChange={({ currentTarget }) => pick(currentTarget.value)}
          data={[
            { value: '', label: t('launch.paper') },
            ...walkers.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      )}
      <div className={styles.acts}>
        {stage === 'waiting' && (
          <Button variant="default" onClick={train}>
            {t('launch.step.train')}
          </Button>
        )}
        {canGo && (
          <Button variant={stage === 'back' ? 'default' : 'filled'} disabled={!next} onClick={give}>
            {next ? t('launch.step.out', { turf: next.name }) : t('launch.step.outNone')}
          </Button>
        )}
        {stage === 'trained' && (
          <Button variant="subtle" onClick={() => act({ is: 'untrain' }, { is: 'train' })}>
            {t('launch.step.untrain')}
          </Button>
        )}
        {out && (
          <>
            <Button onClick={() => bring(true)}>{t('launch.step.back')}</Button>
            <Button variant="default" onClick={() => bring(false)}>
              {t('launch.step.backSome')}
            </Button>
            {stage !== 'returned' && (
              <Button variant="subtle" onClick={() => act({ is: 'recall', turf: out.turf_id }, null)}>
                {t('launch.step.recall')}
              </Button>
            )}
          </>
        )}
        {stage === 'back' && (
          <Button variant={rsvp.minutes === null ? 'filled' : 'default'} onClick={() => leave(true)}>
            {t(rsvp.minutes === null ? 'launch.step.checkOut' : 'launch.step.hours')}
          </Button>
        )}
      </div>
      {isLeaving && <CheckOutDialog row={rowOfRsvp(rsvp)} event={event} close={() => leave(false)} />}
    </li>
  );
}

type OutProps = { out: NonNullable<LaunchPerson['launch']['out']>; stage: LaunchPerson['stage'] };

/** Which turf they have, since when, and until when. */
const OutLine = ({ out, stage }: OutProps) => (
  <p className={styles.out}>
    <strong>{out.turf_name}</strong>
    <span>{t('launch.since', { time: showClock(out.out_at.toMillis()) })}</span>
    <span className={stage === 'overdue' ? styles.late : styles.quiet}>
      {t('launch.due', { time: showClock(out.due_at.toMillis()) })}
    </span>
    {stage === 'returned' && <span className={styles.quiet}>{t('launch.returnedHint')}</span>}
  </p>
);

/** What they brought back, and how long they worked. */
function Walked({ launch, minutes }: { launch: LaunchPerson['launch']; minutes: number | null }) {
  if (launch.turfs.length === 0 && minutes === null) return null;
  return (
    <ul className={styles.walked}>
      {launch.turfs.map((turf) => (
        <li key={turf.back_at.toMillis()}>
          {turf.turf_name}: {t('launch.results', { count: turf.attempts, contacts: turf.contacts })}
        </li>
      ))}
      {minutes !== null && <li>{t('launch.hours', { hours: showNumber(minutes / 60) })}</li>}
    </ul>
  );
}
