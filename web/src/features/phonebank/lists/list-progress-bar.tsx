import { blockedReasons } from '#shared/domain/phonebank/list.ts';
import { t } from '../../../shared/text/index.ts';
import { showNumber } from '../../../shared/ui/format.ts';
import type { Progress } from '../data.ts';
import styles from './bar.module.css';

export const blockedIn = ({ blocked }: Progress): number =>
  blockedReasons.reduce((sum, reason) => sum + blocked[reason], 0);
export const leftIn = ({ fresh, again, call_back }: Progress): number => fresh + again + call_back;

/** How far a list is, as a line of parts; in words for who does not see it. */
export function Bar({ of, legend = false }: { of: Progress; legend?: boolean }) {
  const blocked = blockedIn(of);
  const people = leftIn(of) + of.done + blocked;
  const parts = [
    { key: 'done', label: t('calls.bar.done'), count: of.done },
    { key: 'callBack', label: t('calls.bar.callBack'), count: of.call_back },
    { key: 'again', label: t('calls.bar.again'), count: of.again },
    { key: 'fresh', label: t('calls.bar.fresh'), count: of.fresh },
    { key: 'blocked', label: t('calls.bar.blocked'), count: blocked },
  ];
  const barLabel = t('calls.bar.label', {
    done: showNumber(of.done),
    people: showNumber(people),
    blocked: showNumber(blocked),
    left: showNumber(leftIn(of)),
  });
  return (
    <div>
      <div className={styles.bar} role="img" aria-label={barLabel}>
        {parts.map(
          ({ key, count }) => count > 0 && <span key={key} data-part={key} style={{ flexGrow: count }} />,
        )}
      </div>
      {legend && (
        <ul className={styles.legend}>
          {parts.map(({ key, label, count }) => (
            <li key={key}>
              <span className={styles.dot} data-part={key} aria-hidden />
              {label} <span className="figures">{showNumber(count)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
