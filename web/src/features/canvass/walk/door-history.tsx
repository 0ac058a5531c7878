import { Button } from '@mantine/core';
import { isUndoable } from '#shared/domain/voters/may-close.ts';
import type { Learned } from '#shared/domain/voters/voter-state.ts';
import { messageFor } from '../../../shared/data/error-messages.ts';
import { serverNow } from '../../../shared/data/server-clock.ts';
import { t } from '../../../shared/text/index.ts';
import { showMoment } from '../../../shared/ui/format.ts';
import { toast } from '../../../shared/ui/toasts.tsx';
import { learnTogether } from '../../../shared/voters/log/learn-together.ts';
import common from '../common.module.css';
import styles from './door.module.css';
import { backDraft } from './door-drafts.ts';
import { endOffer } from './record-at-door.ts';
import { useWalk, whereAt } from './walk-context.ts';
import type { WalkDoor, WalkPerson } from './walk-model.ts';
import { eventName } from './walk-names.ts';

/** What is not sent is newest, by this device's clock. */
const newestFirst = (one: Learned, other: Learned): number =>
  (other.received_at ?? Number.MAX_SAFE_INTEGER) - (one.received_at ?? Number.MAX_SAFE_INTEGER) ||
  other.happened_at - one.happened_at;

/** What this walk has written down at a door, newest first; what is one's own can be taken back. */
export function DoorHistory({ door }: { door: WalkDoor }) {
  const { uid } = useWalk();
  const entries = door.people
    .flatMap((person) => person.events.map((event) => ({ person, event })))
    .sort((one, other) => newestFirst(one.event, other.event));
  return (
    <details className={styles.history}>
      <summary>{t('canvass.door.history')}</summary>
      {entries.length === 0 ? (
        <p className={common.soft}>{t('canvass.door.noHistory')}</p>
      ) : (
        <ol className={styles.events}>
          {entries.map(({ person, event }) => (
            <Happened key={event.id} person={person} event={event} own={event.by === uid} />
          ))}
        </ol>
      )}
    </details>
  );
}

function Happened({ person, event, own }: { person: WalkPerson; event: Learned; own: boolean }) {
  const walk = useWalk();
  const { kind, text, happened_at, received_at } = event;
  const name = eventName(event);
  const takeBack = () => {
    endOffer();
    learnTogether([backDraft(event, whereAt(walk, null))]).catch((error: unknown) =>
      toast('error', t('common.failedToSave'), messageFor(error)),
    );
  };
  const about = [
    person.name,
    t(own ? 'canvass.door.you' : 'canvass.walk.teammate'),
    showMoment(happened_at),
    received_at === null && t('canvass.door.waits'),
  ];
  return (
    <li className={styles.event}>
      <div className={styles.eventText}>
        <strong>{name}</strong>
        {kind === 'note' && text !== null && <p>{text}</p>}
        <span className={common.soft}>{about.filter(Boolean).join(' · ')}</span>
      </div>
      {own && !isUndoable(event, serverNow()) && (
        <span className={common.soft}>{t('canvass.person.tooLateToUndo')}</span>
      )}
      {own && isUndoable(event, serverNow()) && (
        <Button
          variant="default"
          size="md"
          aria-label={t('canvass.door.takeBackOf', { what: `${name}, ${person.name}` })}
          onClick={takeBack}
        >
          {t('canvass.door.takeBack')}
        </Button>
      )}
    </li>
  );
}
