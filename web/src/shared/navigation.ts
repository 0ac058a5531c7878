import { create } from 'zustand';
import type { MessageKey } from './text/index.ts';

/** A screen that the menu leads to. */
export type Place = { path: string; label: MessageKey };

/** The screens that this member may open, in the order of the menu. Set by the app, which alone knows them all. */
export const usePlaces = create<{ places: readonly Place[] }>(() => ({ places: [] }));
