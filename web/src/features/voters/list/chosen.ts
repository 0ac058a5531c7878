import { create } from 'zustand';

/** Who is chosen in the list: some by their ids, or everybody whom the search finds. */
type Chosen = { of: string; ids: ReadonlySet<string>; all: boolean };

const nobody: ReadonlySet<string> = new Set();

export const useChosen = create<Chosen>(() => ({ of: '', ids: nobody, all: false }));

/** Another question begins with nobody chosen. `of` names the question. */
export function chooseFrom(of: string): void {
  if (useChosen.getState().of !== of) useChosen.setState({ of, ids: nobody, all: false });
}

/** Chooses somebody, or no longer. Of everybody nobody can be taken out: the search says who they are. */
export function toggle(id: string): void {
  const { ids, all } = useChosen.getState();
  if (all) return;
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  useChosen.setState({ ids: next });
}

export const chooseAll = (): void => useChosen.setState({ all: true, ids: nobody });
export const chooseNobody = (): void => useChosen.setState({ all: false, ids: nobody });
