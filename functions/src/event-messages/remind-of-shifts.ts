import { logger } from 'firebase-functions';
import { type PlannedMessage, planMessages, type ShiftMessage } from '#shared/domain/events/message-plan.ts';
import type { RsvpState } from '#shared/domain/events/rsvp-choices.ts';
import { countShows } from '#shared/usecases/events/count-shows.ts';
import type { DueHandler } from '../due/handler.ts';
import { allocating } from '../rsvps/place-allocator.ts';
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

/** Milliseconds until a message is tried again that a mail server did not take. */
const retryMs = 30 * 60_000;

const messageOf = ({ kind, shift, at, from }: PlannedMessage): Message => ({
  ...{ kind, shift, states: statesOf[kind], before: at },
  // A shift that was moved is reminded of anew.
  key: `${shift}_${from}`,
});

/**
 * Reminds of an event's shifts and thanks for them, each person once for each message. Nobody is reminded of a shift that has
 * begun, or by a plan that is no longer the event's. After it the months say who
 * came. Reads: the event, its campaign, and each sign-up of a shift that is due.
 */
export const remindOfShifts =
  (messaging: Messaging): DueHandler =>
  async ({ organization_id: organization, ref, about }, turn) => {
    const event = await readEvent(messaging.db, organization, ref);
    // The write that changed it schedules the messages that it has now.
    if (!event || planName(event) !== about) return 'done';
    const { due, next } = planMessages(event.zone, event.shifts, turn.now());
    let hasFailed = false;
    for (const one of due)
      try {
        if (!(await mailSignedUp(messaging, organization, event, messageOf(one), turn)))
          return { again: turn.now() };
      } catch (error) {
        // One address must not keep the others waiting; it is tried again while its message makes sense.
        logger.warn('a message about a shift was not mailed to everybody', { organization, error });
        hasFailed = true;
      }
    // By then somebody has said who was there, or says it within the days until the second one.
    if (due.some(({ kind }) => kind === 'thanks' || kind === 'again'))
      await countShows(allocating(messaging.db, organization, turn.now), ref);
    if (hasFailed) return { again: Math.min(turn.now() + retryMs, next ?? Number.POSITIVE_INFINITY) };
    return next === null ? 'done' : { again: next };
  };
