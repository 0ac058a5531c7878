import type * as z from 'zod/mini';
import { type RsvpCommand, rsvpStateCall, signUpPersonCall } from '#shared/api/rsvps-api.ts';
import { undoMs } from '#shared/constants.ts';
import type { RsvpState } from '#shared/domain/events/rsvp-choices.ts';
import { messageFor } from '../data/error-messages.ts';
import { type CallReceipt, commitCall } from '../data/journal/index.ts';
import { t } from '../text/index.ts';
import { toast } from '../ui/toasts.tsx';
import { oppositesOf } from './roster-changes.ts';
import { keepSettled } from './use-roster.ts';

export type Sent = {
  /** Takes it back: before it is sent where that is still possible, else by the opposite change. */
  undo: () => Promise<void>;
};

/** Says what was refused, for nobody waits for it. */
const tellRefusal =
  (name: string) =>
  (error: unknown): void =>
    toast('error', t('roster.failed', { name }), messageFor(error));

/**
 * Changes at the door are sent at once, for another telephone waits for them, and are undone by their opposite. All others
 * wait for a moment in which they can be taken back: a cancelled place would be somebody else's by then.
 */
const isAtDoor = ({ is }: RsvpCommand): boolean => is === 'check_in' || is === 'miss' || is === 'reopen';

type About = {
  id: string;
  name: string;
  /** When they arrived and how long they worked, which undoing `reopen` brings back. */
  checkedInAt?: number | null;
  minutes?: number | null;
};

/**
 * Changes one sign-up through the journal. Resolves once it is safe on this device. Calls about one sign-up are sent in order;
 * functions alone write its own collection, so another one stands for it.
 */
export async function sendRsvpChange(about: About, change: RsvpCommand): Promise<Sent> {
  const { id, name } = about;
  const send = (one: RsvpCommand, holdMs: number) =>
    commitCall(rsvpStateCall, { id, change: one }, { entity: { table: 'tasks', id }, holdMs });
  const at = Date.now();
  const receipt = await send(change, isAtDoor(change) ? 0 : undoMs);
  follow(receipt, name, () => keepSettled({ is: 'change', id, change, at }));
  return {
    async undo() {
      if (await receipt.undo()) return;
      const opposites = oppositesOf(change, about);
      if (opposites.length === 0) return tooLate();
      for (const back of opposites) {
        const taking = await send(back, 0);
        follow(taking, name, () => keepSettled({ is: 'change', id, change: back, at: Date.now() }));
        if (change.is === 'check_in') tellIfThere(taking, name);
      }
    },
  };
}

const tooLate = (): void => toast('warning', t('common.tooLate'), t('common.tooLateHint'));

/** Another phone had checked them in before: that check-in stays, and whoever pressed should know why they are still there. */
function tellIfThere({ synced }: CallReceipt<{ state: RsvpState } | undefined>, name: string): void {
  synced.then(
    (answer) => {
      if (answer?.state === 'attended') toast('info', t('roster.thereBefore', { name }));
    },
    // `follow` says what was refused.
    () => undefined,
  );
}

function follow(receipt: CallReceipt<unknown>, name: string, settled: () => void): void {
  // A change that was taken back settles without an answer.
  receipt.synced.then((answer) => {
    if (answer !== undefined) settled();
  }, tellRefusal(name));
}

type SignUpInput = z.input<typeof signUpPersonCall.request>;

/** Signs somebody up, or checks in a walk-in, through the journal: under ids made here, so that it is done once. */
export async function sendSignUp(name: string, input: SignUpInput): Promise<Sent> {
  const [first] = input.shifts;
  const id = first?.id ?? crypto.randomUUID();
  const isThere = input.arrivedAt !== null;
  const at = Date.now();
  const receipt = await commitCall(signUpPersonCall, input, {
    entity: { table: 'tasks', id },
    holdMs: isThere ? 0 : undoMs,
  });
  let made: string | null = null;
  receipt.synced.then((answer) => {
    if (!answer) return;
    made = answer.rsvps[0]?.id ?? null;
    const read = signUpPersonCall.request.safeParse(input);
    if (read.success) keepSettled({ is: 'sign-up', input: read.data, at });
    if (answer.rsvps.some(({ isKnown }) => isKnown)) toast('info', t('roster.known', { name }));
  }, tellRefusal(name));
  return {
    async undo() {
      if (await receipt.undo()) return;
      if (!isThere) return tooLate();
      const back = { is: 'reopen', ...(input.arrivedAt !== null && { at: input.arrivedAt }) } as const;
      await sendRsvpChange({ id: made ?? id, name }, back);
    },
  };
}
