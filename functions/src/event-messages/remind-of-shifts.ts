import { type PlannedMessage, planMessages, type ShiftMessage } from '#shared/domain/events/message-plan.ts';
import type { RsvpState } from '#shared/domain/events/rsvp-choices.ts';
import type { DueHandler } from '../due/handler.ts';
import { type Message, type Messaging, mailSignedUp } from './mail-signed-up.ts';
import { planName } from './schedule-messages.ts';
import { readEvent } from './signed-up.ts';

/** Whom each message is for. Whoever waits, was cancelled or is not wanted gets none. */
const statesOf: Record<ShiftMessage, readonly RsvpState[]> = {
  day_before: ['registered', 'confirmed'],
  day_of: ['registered', 'confirmed'],
  thanks: ['registered', 'confirmed', 'attended'],
  again: ['attended'],
};

const messageOf = ({ kind, shift, at, from }: PlannedMessage): Message => ({
  ...{ kind, shift, states: statesOf[kind], before: at },
  // A shift that was moved is reminded of anew.
  key: `${shift}_${from}`,
});

/**
 * Reminds of an event's shifts and thanks for them, each person once for each message. Nobody is reminded of a shift that has
 * begun, or by a plan that is no longer the event's. Reads: the event, its campaign, and each sign-up of a shift that is due.
 */
export const remindOfShifts =
  (messaging: Messaging): DueHandler =>
  async ({ organization_id: organization, ref, about }, turn) => {
    const event = await readEvent(messaging.db, organization, ref);
    // The write that changed it schedules the messages that it has now.
    if (!event || planName(event) !== about) return 'done';
    const { due, next } = planMessages(event.zone, event.shifts, turn.now());
    for (const one of due)
      if (!(await mailSignedUp(messaging, organization, event, messageOf(one), turn)))
        return { again: turn.now() };
    return next === null ? 'done' : { again: next };
  };
