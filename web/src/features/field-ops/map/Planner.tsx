import { Stack, Text } from '@mantine/core';
import { IconMapOff, IconMapPin } from '@tabler/icons-react';
import { useRef } from 'react';
import { bodyOf, type Script } from '../../../shared/scripts/use-scripts.ts';
import { useMember } from '../../../shared/session/member.ts';
import { t } from '../../../shared/text/index.ts';
import { EmptyState, FailedState } from '../../../shared/ui/States.tsx';
import { aroundOf } from './canvas/features.ts';
import { Legend } from './canvas/Legend.tsx';
import { MapCanvas } from './canvas/MapCanvas.tsx';
import { CutPanel } from './cut/CutPanel.tsx';
import { MakeBar } from './make/MakeBar.tsx';
import { MakingView } from './make/MakingView.tsx';
import { useOptions } from './make/use-options.ts';
import styles from './map.module.css';
import { PlanTable } from './plan/PlanTable.tsx';
import { namesOf, type Piece } from './plan/plan.ts';
import { useMap } from './use-map.ts';
import { useTable } from './use-table.ts';
import { WhomPanel } from './whom/WhomPanel.tsx';

/** As it stands now; null where a later version wrote it. */
const scriptOf = (script: Script) => {
  const body = bodyOf(script);
  return body && { id: script.id, body };
};

/** Whom, where, how, and what it comes to. */
export function Planner() {
  const table = useTable();
  const { whom, here, planning, makes, busy, kept, taken } = table;
  const writes = useMember().can('voters.write');
  const options = useOptions(whom.name ?? t('fieldMap.make.everybody'));
  const names = namesOf(planning.plan, options);
  const { map, opened, look } = useMap(table);
  const box = here.is === 'ready' ? here.whole.box : null;
  const lastBox = useRef(box);
  lastBox.current = box ?? lastBox.current;
  const begin = () => {
    if (here.is !== 'ready') return;
    const wanted = planning.plan.map((piece, at) => ({ piece, name: names[at] ?? '', number: at + 1 }));
    const cut = { id: crypto.randomUUID(), name: options.name.trim(), fileId: here.fileId };
    const script = options.script && scriptOf(options.script);
    const how = { question: whom.question, order: options.order, script };
    makes.begin({ cut: { ...cut, ...how }, wanted, asked: whom.asked, ground: here.ground });
  };
  const show = (piece: Piece) => {
    const box = aroundOf(piece.outline);
    if (box) map?.fit(box);
  };
  return (
    <div className={styles.columns}>
      <Stack gap="md" className={styles.side ?? ''}>
        <WhomPanel whom={whom} here={here} taken={taken} disabled={busy} />
        {writes && here.is === 'ready' && here.whole.doors > 0 && (
          <CutPanel
            ground={here.ground}
            whole={here.whole}
            planning={planning}
            map={map}
            look={look}
            way={table.way}
            setWay={table.setWay}
            disabled={busy}
          />
        )}
      </Stack>
      <Stack gap="md" className={styles.main ?? ''}>
        {here.is === 'failed' && <FailedState why={here.why} retry={here.retry} />}
        {here.is === 'ready' && here.whole.doors === 0 && (
          <EmptyState
            icon={IconMapPin}
            title={t('fieldMap.nobody.title')}
            hint={t(whom.days > 0 || whom.fresh ? 'fieldMap.nobody.hint' : 'fieldMap.nobody.hintAll')}
          />
        )}
        {here.is === 'ready' && here.whole.doors > 0 && !here.whole.box && (
          <EmptyState
            icon={IconMapOff}
            title={t('fieldMap.noPlaces.title')}
            hint={t('fieldMap.noPlaces.hint')}
          />
        )}
        {lastBox.current && (
          <div hidden={here.is === 'ready' && !box}>
            <MapCanvas box={lastBox.current} opened={opened} moved={look} />
            <Legend planned={planning.plan.length > 0} kept={kept.length > 0} />
          </div>
        )}
        <MakingView makes={makes} />
        {planning.plan.length > 0 && (
          <PlanTable planning={planning} names={names} disabled={busy} show={map ? show : null}>
            <MakeBar plan={planning.plan} options={options} busy={makes.state.is === 'going'} begin={begin} />
          </PlanTable>
        )}
        {writes && here.is === 'ready' && here.whole.doors > 0 && planning.plan.length === 0 && (
          <Text size="sm" c="var(--ink-soft)" className={styles.help ?? ''}>
            {t('fieldMap.help')}
          </Text>
        )}
      </Stack>
    </div>
  );
}
