import '../../../shared/text/turf.ts';
import { Button, Stack } from '@mantine/core';
import { IconArchive, IconFileUnknown, IconKeyboard, IconPrinter, IconTrash } from '@tabler/icons-react';
import { useMemo } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { paths } from '../../../shared/field/paths.ts';
import { useMember } from '../../../shared/session/member.ts';
import { t } from '../../../shared/text/index.ts';
import { wasOut } from '../../../shared/turfs/acts.ts';
import { dropWay } from '../../../shared/turfs/drop-way.ts';
import { HeldLine } from '../../../shared/turfs/HeldLine.tsx';
import type { Turf } from '../../../shared/turfs/stored-turf.ts';
import { useAsked } from '../../../shared/ui/dialog/asked.ts';
import { showNumber } from '../../../shared/ui/format.ts';
import { LiveView } from '../../../shared/ui/LiveView.tsx';
import { Page } from '../../../shared/ui/Page.tsx';
import { BackLink } from '../../../shared/ui/record/BackLink.tsx';
import { Column, Columns } from '../../../shared/ui/record/Parts.tsx';
import { Stamps } from '../../../shared/ui/record/Stamps.tsx';
import { ScreenWaiting } from '../../../shared/ui/ScreenWaiting.tsx';
import { StaleNote } from '../../../shared/ui/StaleNote.tsx';
import { EmptyState } from '../../../shared/ui/States.tsx';
import { DropDialog, type Dropped, dropAll } from '../DropDialog.tsx';
import { useTurf } from '../data.ts';
import { afterwards } from '../list/Late.tsx';
import { useOpenPacket } from '../use-packet.ts';
import { useStandings } from '../use-standing.ts';
import { Happened } from './Happened.tsx';
import { Holder } from './Holder.tsx';
import { Progress } from './Progress.tsx';
import { ScriptPart } from './ScriptPart.tsx';
import { Share } from './Share.tsx';
import { Streets } from './Streets.tsx';
import styles from './turf.module.css';

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
        <Button
          component={Link}
          to={paths.enter(id)}
          variant="default"
          leftSection={<IconKeyboard size={16} aria-hidden />}
        >
          {t('turf.enterPaper')}
        </Button>
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
  const dropping = useAsked<Dropped>();
  const gone = () => navigate(paths.turfs, { replace: true });
  const drops = () => {
    const dropped = { turfs: alone, name: turf.name };
    if (wasOut(turf)) dropping.ask(dropped);
    else dropAll(dropped).then((done) => done && gone());
  };
  const DropIcon = wasOut(turf) ? IconArchive : IconTrash;
  const opened = packet.is === 'ready' ? packet.value : null;
  return (
    <Columns>
      <Column>
        <HeldLine />
        <Progress standing={standings.of[turf.id] ?? null} />
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
          back={standings.counting && !standings.of[turf.id] ? null : afterwards(turf, standings)}
        />
        <Share turf={turf} />
        <ScriptPart turf={turf} packet={opened} there={packet.there} writes={writes} />
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
      <DropDialog {...dropping} done={gone} />
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
