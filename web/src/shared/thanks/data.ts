import type { Stored } from '#shared/collections/define.ts';
import { letterSettings, letterSettingsId } from '#shared/collections/letter-settings.ts';
import { thankYous } from '#shared/collections/thank-yous.ts';
import { type ThankRule, thankHours } from '#shared/domain/thanks/thank-plan.ts';
import { type Live, useLiveDocument, useLiveQuery } from '../data/live.ts';
import { firstOf, inOrder } from '../data/queries.ts';
import { useMember } from '../session/session-store.ts';

export type ThankYou = Stored<typeof thankYous>;
/** A gift of the queue, with the rule that asks for its thanks and the hours until the goal. */
export type Due = ThankYou & { rule: ThankRule | null; left: number };
export type LetterSettings = Stored<typeof letterSettings>;

/** Gifts of the queue that one screen reads: the oldest ones. */
export const queueShown = 50;

/** What the campaign has decided; null until it has. One read. */
export const useLetterSettings = (): Live<LetterSettings | null> =>
  useLiveDocument(letterSettings, useMember().organization, letterSettingsId);

/** Gifts that wait for their thanks, the oldest first: a read each, fifty at most. */
export function useDueThanks(): Live<ThankYou[]> {
  const list = {
    path: thankYous.path(useMember().organization),
    conditions: [{ field: 'state', is: '==' as const, value: 'due' }],
  };
  return useLiveQuery(thankYous, JSON.stringify([list, queueShown]), () =>
    firstOf(inOrder(list, { field: 'since', direction: 'asc' }), queueShown),
  );
}

const hourMs = 3_600_000;
/** Hours until the goal has passed; negative ones since. */
export const hoursLeft = ({ since }: Pick<ThankYou, 'since'>, now: number): number =>
  (since.toMillis() + thankHours * hourMs - now) / hourMs;
export const goalOf = ({ since }: Pick<ThankYou, 'since'>): number => since.toMillis() + thankHours * hourMs;
