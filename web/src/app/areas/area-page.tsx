import { useMemo } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import type { Part } from '../../shared/feature.ts';
import { useMember } from '../../shared/session/session-store.ts';
import type { MessageKey } from '../../shared/text/index.ts';
import { AreaContext } from '../../shared/ui/area-tabs.tsx';
import { LazyPart } from '../../shared/ui/lazy-page.tsx';
import { ScreenWaiting } from '../../shared/ui/screen-waiting.tsx';
import { openParts, routeOf } from './open-parts.ts';

/** `path`: the area's own address. */
type Props = { path: string; label: MessageKey; parts: readonly Part[] };

/**
 * The features of an area, each at its own address; any other address below the area leads to the first tab. The code of
 * each comes when it is opened: a canvasser's telephone fetches neither the map nor the planning.
 */
export function AreaPage({ path, label, parts }: Props) {
  const { can } = useMember();
  const open = openParts(parts, can);
  const tabs = open.flatMap((part) => (part.tab ? [{ to: part.path, label: part.tab }] : []));
  const key = JSON.stringify(tabs);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the tabs, which are a new list each time.
  const row = useMemo(() => ({ label, tabs }), [label, key]);
  return (
    <AreaContext value={row}>
      <Routes>
        {open.map((part) => (
          <Route
            key={part.path}
            path={routeOf(part, path)}
            element={<LazyPart load={part.load} waiting={<ScreenWaiting />} />}
          />
        ))}
        <Route path="*" element={<Navigate to={tabs[0]?.to ?? '/'} replace />} />
      </Routes>
    </AreaContext>
  );
}
