import type { MeterLine } from '#shared/domain/money/meter.ts';
import { sideBySide } from '#shared/domain/money/split.ts';
import { t } from '../../text/index.ts';
import { showMoney } from '../../ui/format.ts';
import { electionName } from '../limit-texts.ts';
import styles from './meter.module.css';

type Props = {
  one: { name: string; lines: readonly MeterLine[] };
  other: { name: string; lines: readonly MeterLine[] };
};

const shown = (left: number | null | undefined): string =>
  left === null || left === undefined ? t('limits.rules.noLimit') : showMoney(left, left % 100 === 0);

/** What two donors can still give, election by election. */
export function CoupleTable({ one, other }: Props) {
  return (
    <table className={styles.couple}>
      <caption>{t('fundraising.meter.title')}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{one.name}</th>
          <th scope="col">{other.name}</th>
          <th scope="col">{t('fundraising.meter.together')}</th>
        </tr>
      </thead>
      <tbody>
        {sideBySide(one.lines, other.lines).map((line) => (
          <tr key={line.one.election?.code ?? ''}>
            <th scope="row">
              {line.one.election ? electionName(line.one.election.code) : t('fundraising.meter.noElection')}
            </th>
            <td className="figures">{shown(line.one.left)}</td>
            <td className="figures">{shown(line.other?.left)}</td>
            <td className="figures">{shown(line.left)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
