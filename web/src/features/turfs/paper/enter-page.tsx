import '../../../shared/text/turf/en.ts';
import '../../../shared/text/turf-paper/en.ts';
import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { IconFileUnknown } from '@tabler/icons-react';
import { useEffect, useMemo, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import type { Packet } from '#shared/domain/field/packet.ts';
import { paths } from '../../../shared/field/field-paths.ts';
import { t } from '../../../shared/text/index.ts';
import type { Turf } from '../../../shared/turfs/stored-turf.ts';
import { VoterFileNote } from '../../../shared/turfs/voter-file-note.tsx';
import { localDay } from '../../../shared/ui/form/days.ts';
import { useLeaving } from '../../../shared/ui/form/leaving.ts';
import { LeavingDialog } from '../../../shared/ui/form/leaving-dialog.tsx';
import { showNumber } from '../../../shared/ui/format.ts';
import { LiveView } from '../../../shared/ui/live-view.tsx';
import { Page } from '../../../shared/ui/page.tsx';
import { BackLink } from '../../../shared/ui/record/back-link.tsx';
import { ScreenWaiting } from '../../../shared/ui/screen-waiting.tsx';
import { EmptyState } from '../../../shared/ui/states.tsx';
import { resultName } from '../../../shared/voters/format-voter.ts';
import { useTurfOnce } from '../data.ts';
import { useOpenPacket } from '../use-open-packet.ts';
import { addressLine } from './address-line.ts';
import styles from './enter.module.css';
import { EnterRow } from './enter-row.tsx';
import { doorsIn, happenedOn } from './happened-on.ts';
import { leftover } from './leftover.ts';
import { paperCodes } from './paper-codes.ts';
import { questionsOn } from './paper-questions.ts';
import { useEntered } from './use-entered.ts';
import { useSheet } from './use-sheet.ts';
import { useWalker, WalkerField } from './walker-field.tsx';

/** `/field-ops/turfs/:id/enter`: what comes back on paper, typed in line by line in the order of the sheet. */
export default function EnterPage() {
  const { id = '' } = useParams();
  const turf = useTurfOnce(id);
  const packet = useOpenPacket(id);
  const name = turf.is === 'ready' ? turf.value?.name : undefined;
  return (
    <Page
      title={t('turfPaper.enter.title')}
      above={<BackLink list={paths.turf(id)} name={name ?? t('turf.turf')} />}
      hint={t('turfPaper.enter.hint')}
    >
      <LiveView of={turf} loading={<ScreenWaiting />}>
        {(found) => (
          <LiveView of={packet} loading={<ScreenWaiting />}>
            {(opened) => (found && opened ? <Sheet turf={found} packet={opened} /> : <Missing />)}
          </LiveView>
        )}
      </LiveView>
    </Page>
  );
}

/** The doors in the order in which they are printed by now, which stays while somebody types; null until it is known. */
function useLines(turf: Turf, packet: Packet): Packet['buildings'] | null {
  const { buildings, waits } = useSheet(turf, packet);
  const [fixed, setFixed] = useState<Packet['buildings'] | null>(null);
  useEffect(() => {
    if (!waits) setFixed((before) => before ?? [...buildings, ...leftover(packet.buildings, buildings)]);
  }, [waits, buildings, packet]);
  return fixed;
}

function Sheet({ turf, packet }: { turf: Turf; packet: Packet }) {
  const today = localDay(new Date());
  const first = localDay(new Date(turf.created_at.toMillis()));
  const [day, setDay] = useState(today);
  const wrong = !(day >= first && day <= today);
  const lines = useLines(turf, packet);
  const questions = useMemo(() => questionsOn(packet.script), [packet]);
  const walking = useWalker(turf);
  const { walker } = walking;
  const [opened] = useState(Date.now);
  const doorOf = useMemo(() => doorsIn(lines ?? []), [lines]);
  const { saved, entering } = useEntered(turf.id, packet.script, {
    walker,
    at: (person) =>
      happenedOn(day, { today, now: opened, since: turf.created_at.toMillis() }) + (doorOf.get(person) ?? 0),
  });
  const leaving = useLeaving(entering.isBegun);
  return (
    <Stack gap="md">
      <div className={styles.head}>
        <WalkerField {...walking} />
        <TextInput
          type="date"
          label={t('turfPaper.enter.day')}
          description={t('turfPaper.enter.dayHint')}
          min={first}
          max={today}
          value={day}
          error={wrong && t('turfPaper.enter.wrongDay')}
          onChange={({ currentTarget }) => setDay(currentTarget.value)}
        />
        <details className={styles.codes}>
          <summary>{t('turfPaper.enter.codes')}</summary>
          <ul>
            {paperCodes.map(([code, result]) => (
              <li key={code}>
                <b>{code}</b> {resultName(result)}
              </li>
            ))}
          </ul>
          <p>{t('turfPaper.enter.keys')}</p>
        </details>
      </div>
      <div className={styles.bar}>
        <Text size="sm" role="status">
          {t('turfPaper.enter.entered', { count: saved.size, shown: showNumber(saved.size) })}
        </Text>
        <Group gap="xs">
          {saved.size > 0 && (
            <Button variant="subtle" size="compact-sm" onClick={entering.undoAll}>
              {t('turfPaper.enter.undoAll')}
            </Button>
          )}
          <Button component={Link} to={paths.turf(turf.id)} variant="default" size="compact-sm">
            {t('turfPaper.enter.done')}
          </Button>
        </Group>
      </div>
      {lines === null && <VoterFileNote />}
      {lines?.map((building) =>
        building.doors.map((door) => (
          <section
            key={`${building.street} ${building.house} ${door.unit} ${door.people[0]?.id}`}
            className={styles.door}
            aria-label={addressLine(building, door)}
          >
            <h2>{addressLine(building, door)}</h2>
            {door.people.map((person) => (
              <EnterRow
                key={person.id}
                person={person}
                questions={questions}
                blocked={wrong || walker === null}
                saved={saved.has(person.id)}
                entering={entering}
              />
            ))}
          </section>
        )),
      )}
      <LeavingDialog leaving={leaving} />
    </Stack>
  );
}

const Missing = () => (
  <EmptyState icon={IconFileUnknown} title={t('turf.missing')} hint={t('turfs.packet.none')}>
    <Button component={Link} to={paths.turfs} variant="default" mt="xs">
      {t('turf.all')}
    </Button>
  </EmptyState>
);
