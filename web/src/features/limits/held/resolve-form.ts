import type { MovedGift } from '#shared/api/gifts-api.ts';
import type { GiftChange } from '#shared/domain/gifts/gift-entries.ts';
import { type Offer, offersFor } from '#shared/domain/money/above-limit.ts';
import { inOrderOfDays } from '#shared/domain/money/election-calendar.ts';
import type { MeterLine } from '#shared/domain/money/meter.ts';
import { CallError } from '../../../shared/data/error-messages.ts';
import type { GiftDonor } from '../../../shared/fundraising/donors-named.ts';
import { t } from '../../../shared/text/index.ts';
import { dayField, moneyField } from '../../../shared/ui/form/form-fields.ts';
import { showDay, showMoney } from '../../../shared/ui/format.ts';
import type { HeldCase } from './held-cases.ts';

/** How a case is resolved, as the dialog has it. */
export type Resolution = Offer['kind'];
export type Typed = {
  how: Resolution;
  /** The election that it goes to. */
  election: string;
  amount: string;
  day: string;
  reason: string;
};
/** The other half of a couple, or another donor, with what they can still give; null until that is known. */
export type Other = { donor: GiftDonor; lines: readonly MeterLine[] | null };

/** What is proposed, in the law's order; money of a donor whose gift is gone meanwhile is refunded or left. */
export const proposalsFor = (
  { cents, election, day, lines }: Pick<HeldCase, 'cents' | 'election' | 'day' | 'lines'>,
  { isDesignated, other, today }: { isDesignated: boolean; other: Other | null; today: string },
): Offer[] =>
  offersFor(
    {
      ...{ cents, election, day, today, isDesignated },
      spouse: other?.lines ? { lines: other.lines, isNamed: true } : null,
    },
    lines,
  );

/** Elections that money can go to: those still open that it is not in, the next one first. */
export const electionsFor = (
  { election, lines }: Pick<HeldCase, 'election' | 'lines'>,
  today: string,
): string[] =>
  inOrderOfDays(lines.flatMap((line) => line.election ?? []))
    .filter(({ day }) => day >= today)
    .map(({ code }) => code)
    .filter((code) => code !== election);

const asTyped = (cents: number): string => (cents / 100).toFixed(2);

/** What the dialog shows first, and once a proposal is taken. */
export const typedFor = (
  part: Pick<HeldCase, 'cents' | 'election' | 'lines' | 'day'>,
  offer: Offer,
  today: string,
): Typed => ({
  how: offer.kind,
  election: (offer.kind === 'refund' ? electionsFor(part, today)[0] : offer.election) ?? '',
  amount: asTyped(Math.min(offer.cents, part.cents)),
  day: today < part.day ? part.day : today,
  reason: '',
});

export type Request =
  | { is: 'move'; move: MovedGift['move']; cents: number }
  | { is: 'refund'; change: GiftChange; cents: number };

const refuse = (why: string): never => {
  throw new CallError('invalid-argument', why);
};

/** What is sent. Throws why it cannot be, in the words of the dialog. */
export function requestFor(
  part: Pick<HeldCase, 'cents' | 'election' | 'day' | 'donor'>,
  { how, election, ...typed }: Typed,
  { other, today }: { other: GiftDonor | null; today: string },
): Request {
  const cents = moneyField.safeParse(typed.amount).data ?? 0;
  if (cents < 1 || cents > part.cents) refuse(t('held.form.amount', { most: showMoney(part.cents) }));
  const day = dayField.safeParse(typed.day).data ?? '';
  if (day < part.day || day > today)
    refuse(t('held.form.days', { from: showDay(part.day), to: showDay(today) }));
  const money = { cents, day, from: part.election };
  if (how === 'refund') return { is: 'refund', cents, change: { is: 'refund', ...money } };
  if (how === 'redesignate') {
    if (election === '') refuse(t('held.form.election'));
    return { is: 'move', cents, move: { is: 'redesignate', ...money, to: election } };
  }
  if (!other) return refuse(t('held.form.other'));
  if (other.id === part.donor.id) refuse(t('held.form.same'));
  return {
    is: 'move',
    cents,
    move: { is: 'reattribute', ...money, to: election === '' ? part.election : election, donorId: other.id },
  };
}
