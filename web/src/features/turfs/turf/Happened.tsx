import { Button, Text } from '@mantine/core';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Packet } from '#shared/rules/field/packet.ts';
import type { Learned } from '#shared/rules/voters/state.ts';
import { useMembers } from '../../../shared/data/members.ts';
import { useMember } from '../../../shared/session/member.ts';
import { t } from '../../../shared/text/index.ts';
import type { Turf } from '../../../shared/turfs/stored-turf.ts';
import { showMoment } from '../../../shared/ui/format.ts';
import { LiveView } from '../../../shared/ui/LiveView.tsx';
import { Footer } from '../../../shared/ui/list/Footer.tsx';
import { Happening, Happenings, Part } from '../../../shared/ui/record/Parts.tsx';
import { StaleNote } from '../../../shared/ui/StaleNote.tsx';
import { byWords, eventWords } from '../../../shared/voters/log/words.ts';
import { personName } from '../../../shared/voters/names.ts';
import { useAnswer } from '../../../shared/voters/use-voters.ts';
import { useHappened } from '../data.ts';
import { answeredBy } from './answered.ts';
import styles from './turf.module.css';

type Props = { turf: Turf; packet: Packet | null };

/** Who had the turf, and all that was written down in it. Listened to once somebody wants to see it. */
export function Happened(props: Props) {
  const [opened, setOpened] = useState(false);
  return (
    <Part title={t('turf.happened.title')}>
      {opened ? (
        <Told {...props} />
      ) : (
        <Button variant="default" onClick={() => setOpened(true)}>
          {t('turf.happened.show')}
        </Button>
      )}
    </Part>
  );
}

/** What people of the packet are called, and of the file where somebody is not in the packet any more. */
function useWhom(packet: Packet | null, ids: readonly string[]): (id: string) => string | null {
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

function Told({ turf, packet }: Props) {
  const pages = useHappened(turf.id);
  const members = useMembers(useMember().organization);
  const events = pages.live.is === 'ready' ? pages.live.value : [];
  const whom = useWhom(
    packet,
    events.map(({ voter_id }) => voter_id),
  );
  const names = new Map(
    members.is === 'ready' ? members.value.map(({ id, full_name }) => [id, full_name]) : [],
  );
  const who = (uid: string) => names.get(uid) ?? (members.is === 'ready' ? t('turf.happened.former') : '');
  const script = packet?.script ?? null;
  return (
    <>
      <Text size="sm" c="var(--ink-soft)">
        {turf.holders.length === 0
          ? t('turf.happened.noHolders')
          : t('turf.happened.holders', { names: turf.holders.map(who).join(', ') })}
      </Text>
      <StaleNote of={pages.live} />
      <LiveView of={pages.live} part>
        {(all) =>
          all.length === 0 ? (
            <Text c="var(--ink-soft)">{t('turf.happened.nothing')}</Text>
          ) : (
            <>
              <Happenings>
                {all.map((event) => (
                  <Line
                    key={event.id}
                    event={event}
                    whom={whom(event.voter_id)}
                    by={byWords(event, who)}
                    words={eventWords(event, answeredBy(script))}
                  />
                ))}
              </Happenings>
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

type LineProps = { event: Learned; whom: string | null; by: string; words: string };

function Line({ event, whom, by, words }: LineProps) {
  const { voter_id, kind, text, source, happened_at, received_at } = event;
  const about = [
    source === 'door' ? '' : t(`voterCodes.sources.${source}`),
    by,
    showMoment(happened_at),
    received_at === null ? t('voterCodes.events.waiting') : '',
  ];
  return (
    <Happening note={kind === 'note' ? text : null} about={about}>
      <span>
        {whom === null ? (
          <strong>{t('turf.happened.somebody')}</strong>
        ) : (
          <Link to={`/voters/${encodeURIComponent(voter_id)}`} className={styles.link}>
            {whom}
          </Link>
        )}
        {' · '}
        {words}
      </span>
    </Happening>
  );
}
