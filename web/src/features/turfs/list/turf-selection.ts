import { create } from 'zustand';

const none: ReadonlySet<string> = new Set();

/** Turfs that are chosen in the list, to be handed out together. */
export const useChosen = create<{ of: string; ids: ReadonlySet<string> }>(() => ({ of: '', ids: none }));

/** Another list begins with nothing chosen. `of` names it. */
export function chooseFrom(of: string): void {
  if (useChosen.getState().of !== of) useChosen.setState({ of, ids: none });
}

/** Chooses a turf, or no longer. */
export function toggle(id: string): void {
  const next = new Set(useChosen.getState().ids);
  if (!next.delete(id)) next.add(id);
  useChosen.setState({ ids: next });
}

export const choose = (ids: readonly string[]): void => useChosen.setState({ ids: new Set(ids) });
export const chooseNone = (): void => useChosen.setState({ ids: none });
