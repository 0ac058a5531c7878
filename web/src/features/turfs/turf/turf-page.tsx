import '../../../shared/text/turf/en.ts';
import { Button, Stack } from '@mantine/core';
import { IconArchive, IconFileUnknown, IconKeyboard, IconPrinter, IconTrash } from '@tabler/icons-react';
import { useMemo } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { paths } from '../../../shared/field/field-paths.ts';
import { useMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import { dropWay } from '../../../shared/turfs/drop-plan.ts';
import type { Turf } from '../../../shared/turfs/stored-turf.ts';
import { wasEverAssigned } from '../../../shared/turfs/turf-changes.ts';
import { VoterFileNote } from '../../../shared/turfs/voter-file-note.tsx';
import { useOpenQuestion } from '../../../shared/ui/dialog/use-open-question.ts';
import { showNumber } from '../../../shared/ui/format.ts';
import { LinkButton } from '../../../shared/ui/link-button.tsx';
import { LiveView } from '../../../shared/ui/live-view.tsx';
import { Page } from '../../../shared/ui/page.tsx';
import { BackLink } from '../../../shared/ui/record/back-link.tsx';
import { Column, Columns } from '../../../shared/ui/record/record-parts.tsx';
import { Stamps } from '../../../shared/ui/record/stamps.tsx';
import { ScreenWaiting } from '../../../shared/ui/screen-waiting.tsx';
import { StaleNote } from '../../../shared/ui/stale-note.tsx';
import { EmptyState } from '../../../shared/ui/states.tsx';
import { useTurf } from '../data.ts';
import { DropDialog, type Dropped, dropAll } from '../drop-dialog.tsx';
import { stateAfter } from '../list/overdue-turfs.tsx';
import { useOpenPacket } from '../use-open-packet.ts';
import { useStandings } from '../use-turf-standings.ts';
import { ScriptPart } from './script-part.tsx';
import { Share } from './share.tsx';
import styles from './turf.module.css';
import { Happened } from './turf-history.tsx';
import { Holder } from './turf-holder.tsx';
import { Progress } from './turf-progress.tsx';
import { TurfRegion } from './turf-region.tsx';
import { Streets } from './turf-streets.tsx';

/** `/field-ops/turfs/:id`: one turf, how far it is, who has it, and what is taken to its doors. Two reads. */
export default function TurfPage() {
  const { id = '' } = useParams();
  const live = useTurf(id);
  const turf = live.is === 'ready' ? live.value : null;
  return (
    <Page
      title={turf?.name ?? t('turf.turf')}
      above={<BackLink list={paths.turfs} name={t('fieldOps.tabs.turfs')} />}
      hint={turf && <Line turf={turf} />}
      actions={turf && <Actions id={id} />}
    >
      <StaleNote of={live} />
      <LiveView of={live} loading={<ScreenWaiting />}>
        {(found) => (found ? <Drawn turf={found} /> : <Missing />)}
      </LiveView>
    </Page>
  );
}

const Line = ({ turf: { cut_name, number, doors, people } }: { turf: Turf }) => (
  <>
    {[
      cut_name,
      t('turf.number', { number: showNumber(number) }),
      t('turf.doors', { count: doors, shown: showNumber(doors) }),
      t('turf.people', { count: people, shown: showNumber(people) }),
    ].join(' · ')}
  </>
);

function Actions({ id }: { id: string }) {
  const writes = useMember().can('voters.write');
  return (
    <>
      {writes && (
        <LinkButton to={paths.enter(id)} icon={IconKeyboard}>
          {t('turf.enterPaper')}
        </LinkButton>
      )}
      <Button component={Link} to={paths.print(id)} leftSection={<IconPrinter size={16} aria-hidden />}>
        {t('turf.printPacket')}
      </Button>
    </>
  );
}

function Drawn({ turf }: { turf: Turf }) {
  const writes = useMember().can('voters.write');
  const navigate = useNavigate();
  const packet = useOpenPacket(turf.id);
  const alone = useMemo(() => [turf], [turf]);
  const standings = useStandings(alone);
  const dropping = useOpenQuestion<Dropped>();
  const leave = () => navigate(paths.turfs, { replace: true });
  const drops = () => {
    const dropped = { turfs: alone, name: turf.name };
    if (wasEverAssigned(turf)) dropping.ask(dropped);
    else dropAll(dropped).then((done) => done && leave());
  };
  const DropIcon = wasEverAssigned(turf) ? IconArchive : IconTrash;
  const opened = packet.is === 'ready' ? packet.value : null;
  return (
    <Columns>
      <Column>
        <VoterFileNote />
        <Progress progress={standings.of[turf.id] ?? null} />
        <LiveView of={packet} part>
          {(found) =>
            found ? (
              <Streets turf={turf} packet={found} />
            ) : (
              <p className={styles.soft}>{t('turfs.packet.none')}</p>
            )
          }
        </LiveView>
        <Happened turf={turf} packet={opened} />
      </Column>
      <Column>
        <Holder
          turf={turf}
          writes={writes}
          back={standings.counting && !standings.of[turf.id] ? null : stateAfter(turf, standings)}
        />
        {writes && turf.state !== 'archived' && <TurfRegion turf={turf} />}
        <Share turf={turf} />
        <ScriptPart turf={turf} packet={opened} isPresent={packet.isPresent} writes={writes} />
        <Stack gap={4} align="flex-start">
          <Stamps record={turf} />
          {writes && turf.state !== 'archived' && (
            <Button
              variant="subtle"
              c="var(--bad)"
              px="xs"
              ml={-10}
              leftSection={<DropIcon size={16} aria-hidden />}
              onClick={drops}
            >
              {t(`turfs.drop.one.${dropWay(alone)}`)}
            </Button>
          )}
        </Stack>
      </Column>
      <DropDialog {...dropping} done={leave} />
    </Columns>
  );
}

const Missing = () => (
  <EmptyState icon={IconFileUnknown} title={t('turf.missing')} hint={t('turf.missingHint')}>
    <Button component={Link} to={paths.turfs} variant="default" mt="xs">
      {t('turf.all')}
    </Button>
  </EmptyState>
);
