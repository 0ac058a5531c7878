import { useRef } from 'react';
import { Route, Routes } from 'react-router-dom';
import { t } from '../../shared/text/index.ts';
import { features, patternsOf } from '../features.ts';
import { NotFound } from '../screens/NotFound.tsx';
import { Achievements } from './Achievements.tsx';
import { Changes } from './Changes.tsx';
import { Drawer } from './Drawer.tsx';
import { FactorNudge } from './FactorNudge.tsx';
import { Nav } from './Nav.tsx';
import { Section } from './Section.tsx';
import styles from './Shell.module.css';
import { usePlacesOf } from './use-places.ts';
import { usePreferences } from './use-preferences.ts';

/** The app around a member's screens: menu, landmarks, what waits on this device. */
export default function Shell() {
  const main = useRef<HTMLElement>(null);
  usePreferences();
  usePlacesOf();
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
        <Changes />
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
    </div>
  );
}
