import { useRef } from 'react';
import { Route, Routes } from 'react-router-dom';
import { t } from '../../shared/text/index.ts';
import { features, patternsOf } from '../features.ts';
import { useLater } from '../later.ts';
import { Keeping } from '../offline/Keeping.tsx';
import { NotFound } from '../screens/NotFound.tsx';
import { Achievements } from './Achievements.tsx';
import { Connection } from './Connection.tsx';
import { Drawer } from './Drawer.tsx';
import { FactorNudge } from './FactorNudge.tsx';
import { Nav } from './Nav.tsx';
import { Section } from './Section.tsx';
import styles from './Shell.module.css';
import { usePlacesOf } from './use-places.ts';
import { usePreferences } from './use-preferences.ts';

/** Milliseconds for the first screen and its data: what nobody waits for must not hold them up. */
const calmMs = 4_000;
const loadMetrics = () => import('./MetricsWatch.tsx');
/** What goes wrong before then is noted all the same. */
const loadErrorWatch = () => import('./ErrorWatch.tsx');
const calmerMs = calmMs + 1_000;
/** On a slow phone the first screen has come to rest by then. */
const calmestMs = calmMs + 2_000;
const loadAhead = () => import('./FetchAhead.tsx');

/** The app around a member's screens: menu, landmarks, what waits on this device. */
export default function Shell() {
  const main = useRef<HTMLElement>(null);
  usePreferences();
  usePlacesOf();
  const Metrics = useLater(loadMetrics, calmMs);
  const ErrorWatch = useLater(loadErrorWatch, calmerMs);
  const Ahead = useLater(loadAhead, calmestMs);
  return (
    <div className={styles.shell}>
      {/* A button, because a link's hash would be a route. */}
      <button type="button" className={styles.skip} onClick={() => main.current?.focus()}>
        {t('nav.skip')}
      </button>
      <aside className={styles.side}>
        <Nav />
      </aside>
      <Drawer />
      <main ref={main} id="content" tabIndex={-1} className={styles.main}>
        <Connection />
        <FactorNudge />
        <Routes>
          {features.flatMap((feature) =>
            patternsOf(feature).map((pattern) => (
              <Route key={pattern} path={pattern} element={<Section feature={feature} />} />
            )),
          )}
          <Route path="*" element={<NotFound />} />
        </Routes>
      </main>
      <Achievements />
      <Keeping />
      {Ahead && <Ahead />}
      {Metrics && <Metrics />}
      {ErrorWatch && <ErrorWatch />}
    </div>
  );
}
