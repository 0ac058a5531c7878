import { addDays } from '#shared/domain/days.ts';
import { weekOf } from '#shared/domain/giving/giving-cells.ts';
import { sumBetween } from '#shared/domain/giving/giving-sources.ts';
import { t } from '../../shared/text/index.ts';
import { showMoney } from '../../shared/ui/format.ts';
import { Notice } from '../../shared/ui/import/notice.tsx';

/** Cents above which the FEC has bundled gifts reported, in 2025 (domain notes; the amount changes every year). */
const bundlingThreshold = 2_330_000;
/** Half a year. */
const weeksShown = 26;

/** What it means that a member is a registered lobbyist. */
export function LobbyistNote({
  weeks,
  today,
}: {
  weeks: ReadonlyMap<string, number> | undefined;
  today: string;
}) {
  const from = addDays(weekOf(today), -7 * (weeksShown - 1));
  return (
    <Notice>
      <strong>{t('giving.committee.lobbyistNote.title')}</strong>{' '}
      {t('giving.committee.lobbyistNote.text', { amount: showMoney(bundlingThreshold, true) })}{' '}
      {t('giving.committee.lobbyistNote.half', { amount: showMoney(sumBetween(weeks, from, today), true) })}
    </Notice>
  );
}
