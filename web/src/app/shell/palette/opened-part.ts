import { create } from 'zustand';

/** What lies over the screen: the command palette, the sheet of keyboard shortcuts, the tour of the dashboard. */
export type Part = 'palette' | 'sheet' | 'tour' | 'campaigns';

/** One at a time. What draws them is fetched when the first is asked for, or a while after the first screen. */
export const useOpened = create<{ opened: Part | null; early: string }>(() => ({ opened: null, early: '' }));

export const open = (part: Part): void => useOpened.setState({ opened: part, early: '' });

/** Letters typed after the palette was asked for and before it is drawn: it begins with them. */
export const typeEarly = (letter: string): void =>
  useOpened.setState(({ early }) => ({ early: early + letter }));

/** Closes one part; another that was opened in its place stays. */
export const close = (part: Part): void =>
  useOpened.setState(({ opened }) => ({ opened: opened === part ? null : opened }));
