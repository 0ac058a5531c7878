import '../../shared/text/limits/en.ts';
import type { CallSheet } from '#shared/domain/call-time/sheet.ts';
import { electionName } from '../../shared/fundraising/limit-texts.ts';
import { t } from '../../shared/text/index.ts';
import { showDay, showMoney } from '../../shared/ui/format.ts';

/** Why a donor is asked for this amount, in words. */
export function askReason({ ask, largest, left, pledge, rated }: CallSheet): string {
  if (ask.basis === 'pledge') {
    const amount = showMoney(ask.cents);
    return pledge?.day
      ? t('callTime.reason.overdueSince', { amount, day: showDay(pledge.day) })
      : t('callTime.reason.overdue', { amount });
  }
  if (ask.isLimited) return t('callTime.reason.limited', { left: showMoney(left ?? 0) });
  if (ask.basis === 'double') return t('callTime.reason.double', { largest: showMoney(largest) });
  if (rated)
    return t('callTime.reason.ratedBy', {
      name: rated.by,
      relation: t(`callTime.relations.${rated.relation}`),
    });
  return t(`callTime.reason.${ask.basis}`);
}

/** What may still be given, in words. */
export const leftText = ({ left, election }: Pick<CallSheet, 'left' | 'election'>): string => {
  if (left === null) return t('callTime.left.unknown');
  return election === null
    ? t('callTime.left.plain', { left: showMoney(left) })
    : t('callTime.left.election', { left: showMoney(left), election: electionName(election) });
};

/** An amount as it is typed, in cents; null where it is none. */
export function typedCents(text: string): number | null {
  const plain = text.replaceAll(',', '').replace('$', '').trim();
  if (!/^\d{1,8}(\.\d{1,2})?$/.test(plain)) return null;
  const cents = Math.round(Number(plain) * 100);
  return cents > 0 ? cents : null;
}

/** First letters of a name. */
export const initials = (name: string): string =>
  name
    .split(/\s+/)
    .flatMap((word) => [...word].slice(0, 1))
    .filter((_, at, all) => at === 0 || at === all.length - 1)
    .join('')
    .toUpperCase();
