import { Button, NativeSelect, Text } from '@mantine/core';
import { IconRocket } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { hasCapability } from '#shared/access.ts';
import { type LaunchStage, nextTurf } from '#shared/domain/events/launch.ts';
import { useMembers } from '../../shared/data/use-members.ts';
import type { CampaignEvent } from '../../shared/launch/launch-event.ts';
import { turfLabel } from '../../shared/launch/turf-shift.ts';
import { rosterPaths } from '../../shared/roster/roster-paths.ts';
import { shiftNow } from '../../shared/roster/roster-shift.ts';
import { useMember } from '../../shared/session/session-store.ts';
import { t } from '../../shared/text/index.ts';
import type { Turf } from '../../shared/turfs/stored-turf.ts';
import { EmptyState } from '../../shared/ui/states.tsx';
import { useNow } from '../../shared/ui/use-now.ts';
import styles from './launch.module.css';
import { LaunchCard, type Walker } from './launch-card.tsx';
import { type Rsvp, useWaitingSteps } from './launch-data.ts';
import { boardOf, type LaunchPerson } from './launch-people.ts';
import { WalkUps } from './walk-ups.tsx';

const columns: readonly { id: string; title: LaunchStage; stages: readonly LaunchStage[] }[] = [
  { id: 'waiting', title: 'waiting', stages: ['waiting'] },
  { id: 'trained', title: 'trained', stages: ['trained'] },
  { id: 'out', title: 'out', stages: ['out'] },
  { id: 'overdue', title: 'overdue', stages: ['overdue'] },
  { id: 'back', title: 'back', stages: ['returned', 'back'] },
];

function useWalkers(): readonly Walker[] {
  const live = useMembers(useMember().organization);
  if (live.is !== 'ready') return [];
  return live.value
    .filter((member) => hasCapability(member, 'field.work'))
    .map(({ id, full_name }) => ({ id, name: full_name }));
}

type Props = { event: CampaignEvent; present: readonly Rsvp[]; turfs: readonly Turf[] };

/** Who waits, is trained, is out and is back, with the turf that is given next. */
export function LaunchBoard({ event, present, turfs }: Props) {
  const now = useNow();
  const waiting = useWaitingSteps();
  const walkers = useWalkers();
  const { people, free } = boardOf(event, present, turfs, waiting, now);
  const [chosen, choose] = useState('');
  const picked = free.find(({ id }) => id === chosen);
  const nextOf = (shift: string) => picked ?? nextTurf(free, shift, event.shifts);
  const walkUps = <WalkUps event={event} next={nextOf(shiftNow(event, now))} now={now} />;
  if (people.length === 0)
    return (
      <>
        {walkUps}
        <EmptyState icon={IconRocket} title={t('launch.empty')} hint={t('launch.emptyHint')}>
          <Button component={Link} to={rosterPaths.checkIn(event.id)}>
            {t('launch.checkIn')}
          </Button>
        </EmptyState>
      </>
    );
  return (
    <>
      <div className={styles.next}>
        <NativeSelect
          label={t('launch.next')}
          value={picked?.id ?? ''}
          disabled={free.length === 0}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
          data={[
            { value: '', label: t(free.length === 0 ? 'launch.noTurf' : 'launch.inTurn') },
            ...free.map((turf) => ({ value: turf.id, label: turfLabel(turf, event) })),
          ]}
        />
        <Text size="sm" c="var(--ink-soft)" role="status">
          {t('launch.left', { count: free.length })}
        </Text>
      </div>
      {walkUps}
      <Text size="sm" c="var(--ink-soft)" className={styles.keys}>
        {t('launch.keys')}
      </Text>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrows move between the cards, whose buttons do everything else. */}
      <div className={styles.board} onKeyDown={moveBetween}>
        {columns.map(({ id, title, stages }) => (
          <Column
            key={id}
            {...{ id, title, event, nextOf, walkers }}
            people={people.filter(({ stage }) => stages.includes(stage))}
          />
        ))}
      </div>
    </>
  );
}

type ColumnProps = {
  id: string;
  title: LaunchStage;
  people: readonly LaunchPerson[];
  event: CampaignEvent;
  /** The turf to give to somebody of a shift. */
  nextOf: (shift: string) => Turf | undefined;
  walkers: readonly Walker[];
};

function Column({ id, title, people, nextOf, ...shared }: ColumnProps) {
  return (
    <section
      className={styles.column}
      data-column={id}
      data-some={people.length > 0}
      aria-labelledby={`launch-${id}`}
    >
      <h2 id={`launch-${id}`} className={styles.heading}>
        {t(`launch.stage.${title}`)} <span className="figures">{people.length}</span>
      </h2>
      {people.length === 0 && <p className={styles.quiet}>{t('launch.none')}</p>}
      <ul className={styles.cards}>
        {people.map((person) => (
          <LaunchCard key={person.rsvp.id} person={person} next={nextOf(person.rsvp.shift_id)} {...shared} />
        ))}
      </ul>
    </section>
  );
}

/** Up and down move from person to person, across the columns. */
function moveBetween(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0 || (event.target instanceof HTMLElement && event.target.matches('select, input'))) return;
  const cards = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-card]')];
  const at = cards.findIndex((card) => card.contains(document.activeElement));
  const target = cards[at + step];
  if (!target) return;
  event.preventDefault();
  target.querySelector<HTMLElement>('button')?.focus();
}
