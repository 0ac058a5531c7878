import { Button, Text } from '@mantine/core';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Packet } from '#shared/domain/field/packet.ts';
import type { Learned } from '#shared/domain/voters/voter-state.ts';
import { useMembers } from '../../../shared/data/use-members.ts';
import { useMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import type { Turf } from '../../../shared/turfs/stored-turf.ts';
import { showMoment } from '../../../shared/ui/format.ts';
import { Footer } from '../../../shared/ui/list/footer.tsx';
import { LiveView } from '../../../shared/ui/live-view.tsx';
import { ActivityItem, ActivityList, Part } from '../../../shared/ui/record/record-parts.tsx';
import { StaleNote } from '../../../shared/ui/stale-note.tsx';
import { personName } from '../../../shared/voters/format-voter.ts';
import { formatAuthor, formatEvent } from '../../../shared/voters/log/format-event.ts';
import { useAnswer } from '../../../shared/voters/use-voters.ts';
import { useTurfHistory } from '../data.ts';
import { answeredBy } from './answer-texts.ts';
import styles from './turf.module.css';

type Props = { turf: Turf; packet: Packet | null };

/** Who had the turf, and all that was written down in it. Listened to once somebody wants to see it. */
export function Happened(props: Props) {
  const [opened, setOpened] = useState(false);
  return (
    <Part title={t('turf.happened.title')}>
      {opened ? (
        <EventList {...props} />
      ) : (
        <Button variant="default" onClick={() => setOpened(true)}>
          {t('turf.happened.show')}
        </Button>
      )}
    </Part>
  );
}

/** What people of the packet are called, and of the file where somebody is not in the packet any more. */
function useVoterNames(packet: Packet | null, ids: readonly string[]): (id: string) => string | null {
  const inPacket = useMemo(
    () =>
      new Map(
        packet?.buildings
          .flatMap(({ doors }) => doors.flatMap(({ people }) => people))
          .map(({ id, name }) => [id, name]),
      ),
    [packet],
  );
  const others = [...new Set(ids)].filter((id) => !inPacket.has(id));
  const { value } = useAnswer(`names ${others.join(' ')}`, async (engine) => {
    const people = await Promise.all(others.map((id) => engine.voter(id)));
    return new Map(people.flatMap((person) => (person ? [[person.id, personName(person)]] : [])));
  });
  return (id) => inPacket.get(id) ?? value?.get(id) ?? null;
}

function EventList({ turf, packet }: Props) {
  const pages = useTurfHistory(turf.id);
  const members = useMembers(useMember().organization);
  const events = pages.live.is === 'ready' ? pages.live.value : [];
  const voterName = useVoterNames(
    packet,
    events.map(({ voter_id }) => voter_id),
  );
  const names = new Map(
    members.is === 'ready' ? members.value.map(({ id, full_name }) => [id, full_name]) : [],
  );
  const memberName = (uid: string) =>
    names.get(uid) ?? (members.is === 'ready' ? t('turf.happened.former') : '');
  const script = packet?.script ?? null;
  return (
    <>
      <Text size="sm" c="var(--ink-soft)">
        {turf.holders.length === 0
          ? t('turf.happened.noHolders')
          : t('turf.happened.holders', { names: turf.holders.map(memberName).join(', ') })}
      </Text>
      <StaleNote of={pages.live} />
      <LiveView of={pages.live} part>
        {(all) =>
          all.length === 0 ? (
            <Text c="var(--ink-soft)">{t('turf.happened.nothing')}</Text>
          ) : (
            <>
              <ActivityList>
                {all.map((event) => (
                  <Line
                    key={event.id}
                    event={event}
                    voterName={voterName(event.voter_id)}
                    by={formatAuthor(event, memberName)}
                    text={formatEvent(event, answeredBy(script))}
                  />
                ))}
              </ActivityList>
              {pages.next.is === 'idle' ? (
                <Button variant="default" mt="sm" onClick={pages.more}>
                  {t('turf.happened.more')}
                </Button>
              ) : (
                <Footer next={pages.next} more={pages.more} capped={false} shown={all.length} />
              )}
            </>
          )
        }
      </LiveView>
    </>
  );
}

type LineProps = { event: Learned; voterName: string | null; by: string; text: string };

function Line({ event, voterName, by, text: description }: LineProps) {
  const { voter_id, kind, text, source, happened_at, received_at } = event;
  const about = [
    source === 'door' ? '' : t(`voterCodes.sources.${source}`),
    by,
    showMoment(happened_at),
    received_at === null ? t('voterCodes.events.waiting') : '',
  ];
  return (
    <ActivityItem note={kind === 'note' ? text : null} about={about}>
      <span>
        {voterName === null ? (
          <strong>{t('turf.happened.somebody')}</strong>
        ) : (
          <Link to={`/voters/${encodeURIComponent(voter_id)}`} className={styles.link}>
            {voterName}
          </Link>
        )}
        {' · '}
        {description}
      </span>
    </ActivityItem>
  );
}
