import type { commands } from '../../../shared/text/commands/en.ts';

export type Step = keyof (typeof commands)['tour']['steps'];

/** What the tour shows, in this order. The dashboard and the shell mark the places with `data-tour`. */
const order: readonly Step[] = ['figures', 'activity', 'first', 'menu', 'palette'];

const isSeen = (element: Element): boolean => element.getClientRects().length > 0;

/** Where a step points: on a phone the menu is behind its button. Null where this screen does not have it now. */
export const placeOf = (step: Step, within: ParentNode = document): Element | null =>
  [...within.querySelectorAll(`[data-tour="${step}"]`)].find(isSeen) ?? null;

/** The steps that this member's dashboard has. */
export const availableSteps = (): Step[] => order.filter((step) => placeOf(step) !== null);
