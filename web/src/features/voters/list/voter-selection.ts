import { create } from 'zustand';

/** Who is chosen in the list: some by their ids, or everybody whom the search finds. */
type Chosen = { of: string; ids: ReadonlySet<string>; all: boolean };

const none: ReadonlySet<string> = new Set();

export const useSelection = create<Chosen>(() => ({ of: '', ids: none, all: false }));

/** Another question begins with nobody chosen. `of` names the question. */
export function chooseFrom(of: string): void {
  if (useSelection.getState().of !== of) useSelection.setState({ of, ids: none, all: false });
}

/** Chooses somebody, or no longer. Of everybody nobody can be taken out: the search says who they are. */
export function toggle(id: string): void {
  const { ids, all } = useSelection.getState();
  if (all) return;
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  useSelection.setState({ ids: next });
}

export const chooseAll = (): void => useSelection.setState({ all: true, ids: none });
export const clearSelection = (): void => useSelection.setState({ all: false, ids: none });
