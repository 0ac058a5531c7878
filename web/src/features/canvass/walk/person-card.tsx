import { Button } from '@mantine/core';
import { IconChevronDown, IconMessageCircle } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Result } from '#shared/domain/voters/contact-results.ts';
import { t } from '../../../shared/text/index.ts';
import { showMomentDay } from '../../../shared/ui/format.ts';
import { toast } from '../../../shared/ui/toasts.tsx';
import common from '../common.module.css';
import { ownNow, resultDrafts } from './door-drafts.ts';
import { atDoor, moreAtDoor } from './door-results.ts';
import styles from './person.module.css';
import { recordAtDoor } from './record-at-door.ts';
import taps from './taps.module.css';
import { useWays } from './use-place.ts';
import { useWalk, whereAt } from './walk-context.ts';
import type { WalkDoor, WalkPerson } from './walk-model.ts';
import { personLine, resultName } from './walk-names.ts';

type Props = {
  door: WalkDoor;
  person: WalkPerson;
  open: boolean;
  choose: () => void;
  /** A result is safe on this device. */
  onResult: () => void;
};

/** Somebody at a door: who they are, what was before, and a tap for what happened. */
export function PersonCard({ door, person, open, choose, onResult }: Props) {
  const { name, support, closed, now } = person;
  const leftOut = closed && t('canvass.person.leftOut', { reason: t(`voterCodes.reasons.${closed}`) });
  return (
    <li className={styles.person} data-done={now !== null} data-closed={closed !== null}>
      <button
        type="button"
        className={styles.personHead}
        aria-expanded={open}
        aria-label={t('canvass.person.open', { name })}
        onClick={choose}
      >
        <span className={styles.personText}>
          <span className={styles.personName}>{name}</span>
          {leftOut && !open ? (
            <span className={common.bad}>{leftOut}</span>
          ) : (
            <span className={common.soft}>{personLine(person)}</span>
          )}
        </span>
        {support !== null && (
          <span className={styles.support} data-score={support} title={t(`voterCodes.scores.s${support}`)}>
            {support}
            <span className="visually-hidden"> {t(`voterCodes.scores.s${support}`)}</span>
          </span>
        )}
        {now && <span className={styles.result}>{resultName(now.outcome)}</span>}
        <IconChevronDown size={20} aria-hidden className={styles.chevron} data-open={open} />
      </button>
      {open && (
        <div className={styles.personBody}>
          <Recap person={person} />
          {leftOut && <p className={common.bad}>{leftOut}</p>}
          {(closed === null || now !== null) && <Taps door={door} person={person} onResult={onResult} />}
        </div>
      )}
    </li>
  );
}

/** What is remembered of the last visit. */
function Recap({ person: { before, isNew } }: { person: WalkPerson }) {
  if (isNew) return null;
  if (!before) return <p className={common.soft}>{t('canvass.person.never')}</p>;
  const visit = { when: showMomentDay(before.at), result: resultName(before.outcome) };
  return (
    <p className={common.soft}>
      {t(before.door ? 'canvass.person.before' : 'canvass.person.beforeElsewhere', visit)}
    </p>
  );
}

function Taps({ door, person, onResult }: Pick<Props, 'door' | 'person' | 'onResult'>) {
  const walkContext = useWalk();
  const { toPerson } = useWays();
  const [more, setMore] = useState(false);
  const pressed = ownNow(person, whereAt(walkContext, door))?.outcome ?? null;
  const put = async (outcome: Result) => {
    const drafts = resultDrafts(person, outcome, whereAt(walkContext, door));
    if (drafts.length === 0) {
      toast('info', t('canvass.person.tooLateToUndo'));
      return;
    }
    const back = outcome === pressed;
    const label = back ? t('voterCodes.events.attemptBack') : resultName(outcome);
    if ((await recordAtDoor(drafts, [person], label, person.name)) && !back) onResult();
  };
  // What was said stays in sight, to be changed.
  const shown = [...atDoor, ...moreAtDoor.filter((one) => more || one === pressed)];
  return (
    <>
      <Button
        component={Link}
        to={toPerson(door, person)}
        size="lg"
        fullWidth
        variant={pressed === null || pressed === 'canvassed' ? 'filled' : 'default'}
        leftSection={<IconMessageCircle size={20} aria-hidden />}
      >
        {t(pressed === 'canvassed' ? 'canvass.person.change' : 'canvass.person.talk')}
      </Button>
      <fieldset className={taps.taps} aria-label={t('canvass.person.results', { name: person.name })}>
        {shown.map((outcome) => (
          <button
            key={outcome}
            type="button"
            className={taps.tap}
            aria-pressed={outcome === pressed}
            onClick={() => void put(outcome)}
          >
            {outcome === 'moved' ? t('canvass.person.lives') : resultName(outcome)}
          </button>
        ))}
        <button type="button" className={taps.tap} aria-expanded={more} onClick={() => setMore(!more)}>
          {t(more ? 'canvass.person.fewerResults' : 'canvass.person.moreResults')}
        </button>
      </fieldset>
    </>
  );
}
