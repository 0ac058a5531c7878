import { Stack, Text } from '@mantine/core';
import { IconMapOff, IconMapPin } from '@tabler/icons-react';
import { useMemo, useRef } from 'react';
import { useMember } from '../../shared/session/member.ts';
import { t } from '../../shared/text/index.ts';
import { EmptyState, FailedState } from '../../shared/ui/States.tsx';
import { aroundOf } from './canvas/features.ts';
import { Legend } from './canvas/Legend.tsx';
import { MapCanvas } from './canvas/MapCanvas.tsx';
import { CutPanel } from './cut/CutPanel.tsx';
import { Offer } from './kept/Offer.tsx';
import { MakeBar } from './make/MakeBar.tsx';
import { MakingView } from './make/MakingView.tsx';
import styles from './map.module.css';
import { PlanTable } from './plan/PlanTable.tsx';
import { namesOf, type Piece } from './plan/plan.ts';
import { useMap } from './use-map.ts';
import { useTable } from './use-table.ts';
import { WhomPanel } from './whom/WhomPanel.tsx';

/** Whom, where, how, and what it comes to. */
export function Planner() {
  const table = useTable();
  const { whom, here, planning, sketching, makes, busy, kept, taken, options } = table;
  const writes = useMember().can('voters.write');
  const { plan } = planning;
  const { pattern, name } = options;
  const names = useMemo(() => namesOf(plan, { pattern, name }), [plan, pattern, name]);
  const { map, opened, look } = useMap(table);
  const box = here.is === 'ready' ? here.whole.box : null;
  const lastBox = useRef(box);
  lastBox.current = box ?? lastBox.current;
  const begin = () => {
    if (here.is !== 'ready') return;
    const wanted = plan.map((piece, at) => ({ piece, name: names[at] ?? '', number: at + 1 }));
    const cut = table.cutOf(crypto.randomUUID(), here.fileId);
    makes.begin({ cut, wanted, asked: whom.asked, ground: here.ground });
  };
  const dismiss = () => {
    const { state } = makes;
    if (state.is === 'stopped') {
      const made = new Set(state.making.made);
      const safe = (makes.job()?.wanted ?? []).filter(({ number }) => made.has(number));
      // What is created is not planned any more; the others stay.
      planning.leave(new Set(safe.map(({ piece }) => piece.key)));
    }
    makes.dismiss();
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
            sketching={sketching}
            map={map}
            look={look}
            way={table.way}
            setWay={table.setWay}
            settings={table.settings}
            setSettings={table.setSettings}
            disabled={busy}
          />
        )}
      </Stack>
      <Stack gap="md" className={styles.main ?? ''}>
        {writes && <Offer table={table} />}
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
            <Legend planned={plan.length > 0} kept={kept.length > 0} />
          </div>
        )}
        <MakingView makes={makes} dismiss={dismiss} />
        {plan.length > 0 && (
          <PlanTable planning={planning} names={names} disabled={busy} show={map ? show : null}>
            <MakeBar
              plan={plan}
              options={options}
              busy={makes.state.is === 'going'}
              waits={busy || table.waits}
              begin={begin}
            />
          </PlanTable>
        )}
        {writes && here.is === 'ready' && here.whole.doors > 0 && plan.length === 0 && (
          <Text size="sm" c="var(--ink-soft)" className={styles.help ?? ''}>
            {t('fieldMap.help')}
          </Text>
        )}
      </Stack>
    </div>
  );
}
