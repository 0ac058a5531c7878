import { createContext, useContext } from 'react';
import { type MessageKey, t } from '../text/index.ts';
import { Tabs } from './tabs.tsx';

/** The row of tabs of an area, as far as the member may enter its parts. */
export type AreaRow = { label: MessageKey; tabs: readonly { to: string; label: MessageKey }[] };

/** Set by the page of an area; null outside of one. */
export const AreaContext = createContext<AreaRow | null>(null);

/** The tabs of the area that the screen is part of. */
export function AreaTabs() {
  const row = useContext(AreaContext);
  if (!row) return null;
  const hasTabBelow = (to: string) => row.tabs.some((other) => other.to.startsWith(`${to}/`));
  return (
    <Tabs
      label={t(row.label)}
      tabs={row.tabs.map(({ to, label }) => ({ to, label: t(label), within: !hasTabBelow(to) }))}
    />
  );
}
