import { useRef, useState } from 'react';
import { Route, Routes } from 'react-router-dom';
import { loadKiosk } from '../../features/roster/index.ts';
import { useHasCallAnswers } from '../../shared/data/call-answers.ts';
import { hasCarry } from '../../shared/demo/carry/claim.ts';
import { isDemo } from '../../shared/demo/mode.ts';
import { useKiosk } from '../../shared/roster/kiosk-mode.ts';
import { useMember } from '../../shared/session/session-store.ts';
import { t } from '../../shared/text/index.ts';
import { LazyPart, usePage } from '../../shared/ui/lazy-page.tsx';
import { loadTop } from '../demo/load-demo-bar.ts';
import { features, patternsOf } from '../features.ts';
import { Keeping } from '../offline/offline-support.tsx';
import { NotFound } from '../screens/not-found.tsx';
import { useLater } from '../use-later.ts';
import { Achievements } from './achievements.tsx';
import { Connection } from './connection-slot.tsx';
import { FactorNudge } from './factor-nudge.tsx';
import { Section } from './feature-section.tsx';
import { Drawer } from './menu-drawer.tsx';
import { Nav } from './nav.tsx';
import { Commands } from './palette/commands.tsx';
import styles from './shell.module.css';
import { usePlacesOf } from './use-member-places.ts';
import { usePreferences } from './use-preferences.ts';

/** Milliseconds for the first screen and its data: what nobody waits for must not hold them up. */
const calmMs = 4_000;
/** In the demo nothing is fetched from afar. */
const demoCalmMs = 800;
const loadMetrics = () => import('./metrics-watch.tsx');
/** What goes wrong before then is noted all the same. */
const loadErrorWatch = () => import('./error-watch.tsx');
const calmerMs = calmMs + 1_000;
/** On a slow phone the first screen has come to rest by then. */
const calmestMs = calmMs + 2_000;
const loadPrefetch = () => import('./prefetch.tsx');
const loadWaiting = () => import('./waiting-watch.tsx');
const loadAdded = () => import('./added-watch.tsx');
const loadCarry = () => import('./carry-over.tsx');

/** What tells a visitor where they are: here before the shell is, so that nothing moves. */
function DemoTop() {
  const Top = usePage(loadTop);
  return Top && <Top />;
}

/** The app around a member's screens; a tablet at the door shows nothing of it. */
export default function Shell() {
  const { uid } = useMember();
  const isKiosk = useKiosk(({ on }) => on?.uid === uid);
  return isKiosk ? <LazyPart load={loadKiosk} /> : <Whole />;
}

/** Menu, landmarks, what waits on this device. */
function Whole() {
  const main = useRef<HTMLElement>(null);
  usePreferences();
  usePlacesOf();
  const Metrics = useLater(loadMetrics, calmMs, !isDemo);
  const ErrorWatch = useLater(loadErrorWatch, calmerMs, !isDemo);
  // Whoever opens the menu is about to go somewhere.
  const [isGoing, setGoing] = useState(false);
  const Prefetch = useLater(loadPrefetch, isGoing ? 0 : calmestMs);
  const Waiting = useLater(loadWaiting, isDemo ? demoCalmMs : calmMs);
  const Added = useLater(loadAdded, 0, useHasCallAnswers());
  const [carries] = useState(() => !isDemo && hasCarry());
  const Carry = useLater(loadCarry, calmMs, carries);
  return (
    <div className={styles.shell} data-demo={isDemo}>
      {/* A button, because a link's hash would be a route. */}
      <button type="button" className={styles.skip} onClick={() => main.current?.focus()}>
        {t('nav.skip')}
      </button>
      {isDemo && <DemoTop />}
      <aside className={styles.side}>
        <Nav />
      </aside>
      <Drawer opened={() => setGoing(true)} />
      <main ref={main} id="content" tabIndex={-1} className={styles.main}>
        <Connection />
        {!isDemo && <FactorNudge />}
        <Routes>
          {features.flatMap((feature) =>
            patternsOf(feature).map((pattern) => (
              <Route key={pattern} path={pattern} element={<Section feature={feature} />} />
            )),
          )}
          <Route path="*" element={<NotFound />} />
        </Routes>
        <Commands />
      </main>
      <Achievements />
      <Keeping />
      {Waiting && <Waiting />}
      {Added && <Added />}
      {Carry && <Carry />}
      {Prefetch && <Prefetch />}
      {Metrics && <Metrics />}
      {ErrorWatch && <ErrorWatch />}
    </div>
  );
}
