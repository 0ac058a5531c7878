import { Stack, Text } from '@mantine/core';
import { IconMapOff, IconMapPin } from '@tabler/icons-react';
import { useMemo, useRef } from 'react';
import { useMember } from '../../shared/session/session-store.ts';
import { t } from '../../shared/text/index.ts';
import { EmptyState, FailedState } from '../../shared/ui/states.tsx';
import { AudiencePanel } from './audience/audience-panel.tsx';
import { Legend } from './canvas/legend.tsx';
import { MapCanvas } from './canvas/map-canvas.tsx';
import { aroundOf } from './canvas/map-features.ts';
import { CutPanel } from './cut/cut-panel.tsx';
import { MakeBar } from './make/make-bar.tsx';
import { MakeProgress } from './make/make-progress.tsx';
import styles from './map.module.css';
import { PlanTable } from './plan/plan-table.tsx';
import { namesOf, type Piece } from './plan/turf-plan.ts';
import { Offer } from './saved-plan/resume-offer.tsx';
import { useMap } from './use-map.ts';
import { useTurfPlanner } from './use-turf-planner.ts';

/** Whom, where, how, and what it comes to. */
export function Planner() {
  const table = useTurfPlanner();
  const { audience, groundState, planning, sketching, makes, busy, existing, taken, options } = table;
  const writes = useMember().can('voters.write');
  const { plan } = planning;
  const { pattern, name } = options;
  const names = useMemo(() => namesOf(plan, { pattern, name }), [plan, pattern, name]);
  const { map, opened, refresh } = useMap(table);
  const box = groundState.is === 'ready' ? groundState.whole.box : null;
  const lastBox = useRef(box);
  lastBox.current = box ?? lastBox.current;
  const begin = () => {
    if (groundState.is !== 'ready') return;
    const requested = plan.map((piece, at) => ({ piece, name: names[at] ?? '', number: at + 1 }));
    const cut = table.cutOf(crypto.randomUUID(), groundState.fileId);
    makes.begin({ cut, requested, query: audience.query, ground: groundState.ground });
  };
  const dismiss = () => {
    const { state } = makes;
    if (state.is === 'stopped') {
      const made = new Set(state.progress.made);
      const safe = (makes.job()?.requested ?? []).filter(({ number }) => made.has(number));
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
        <AudiencePanel audience={audience} groundState={groundState} taken={taken} disabled={busy} />
        {writes && groundState.is === 'ready' && groundState.whole.doors > 0 && (
          <CutPanel
            ground={groundState.ground}
            whole={groundState.whole}
            planning={planning}
            sketching={sketching}
            map={map}
            refresh={refresh}
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
        {groundState.is === 'failed' && <FailedState why={groundState.why} retry={groundState.retry} />}
        {groundState.is === 'ready' && groundState.whole.doors === 0 && (
          <EmptyState
            icon={IconMapPin}
            title={t('fieldMap.nobody.title')}
            hint={t(audience.days > 0 || audience.fresh ? 'fieldMap.nobody.hint' : 'fieldMap.nobody.hintAll')}
          />
        )}
        {groundState.is === 'ready' && groundState.whole.doors > 0 && !groundState.whole.box && (
          <EmptyState
            icon={IconMapOff}
            title={t('fieldMap.noPlaces.title')}
            hint={t('fieldMap.noPlaces.hint')}
          />
        )}
        {lastBox.current && (
          <div hidden={groundState.is === 'ready' && !box}>
            <MapCanvas box={lastBox.current} opened={opened} moved={refresh} />
            <Legend planned={plan.length > 0} existing={existing.length > 0} />
          </div>
        )}
        <MakeProgress makes={makes} dismiss={dismiss} />
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
        {writes && groundState.is === 'ready' && groundState.whole.doors > 0 && plan.length === 0 && (
          <Text size="sm" c="var(--ink-soft)" className={styles.help ?? ''}>
            {t('fieldMap.help')}
          </Text>
        )}
      </Stack>
    </div>
  );
}
