import { t } from '../../../shared/text/index.ts';
import { showDay, showMoney } from '../../../shared/ui/format.ts';
import styles from './sheet.module.css';

type Props = { gifts: readonly { day: string; cents: number }[] };

/** The last gifts as bars, the newest at the end; the same as a list for whoever does not see them. */
export function GiftBars({ gifts }: Props) {
  if (gifts.length === 0) return <p className={styles.soft}>{t('callTime.sheet.noGifts')}</p>;
  const most = Math.max(...gifts.map(({ cents }) => cents));
  const newest = gifts.at(-1);
  const bars = gifts.map((gift, at) => ({ ...gift, key: `${gift.day} ${at}` }));
  return (
    <div className={styles.gifts}>
      <ul className={styles.bars} aria-label={t('callTime.sheet.gifts')}>
        {bars.map(({ key, day, cents }) => (
          <li key={key} title={`${showDay(day)}: ${showMoney(cents)}`}>
            <span style={{ blockSize: `${Math.max(6, (cents / most) * 100)}%` }} aria-hidden />
            <span className="visually-hidden">
              {showDay(day)}: {showMoney(cents)}
            </span>
          </li>
        ))}
      </ul>
      {newest && (
        <p className={styles.soft}>
          {t('callTime.sheet.lastGift', { amount: showMoney(newest.cents), day: showDay(newest.day) })}
        </p>
      )}
    </div>
  );
}
