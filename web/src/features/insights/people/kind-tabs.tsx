import { useTotals } from '../../../shared/data/totals.ts';
import { t } from '../../../shared/text/index.ts';
import { showNumber } from '../../../shared/ui/format.ts';
import { Tabs } from '../../../shared/ui/tabs.tsx';
import type { Rollup } from '../data.ts';
import type { Group, Kind } from '../group-queries.ts';
import { paths } from '../insight-paths.ts';
import { insightOf } from '../insight-values.ts';

/** How many of one kind are in a group that has both; null while nobody knows. */
function countIn(group: Group, kind: Kind, numbers: Rollup | null): number | null {
  if (!numbers || (group !== 'engaged' && group !== 'active')) return null;
  return insightOf(numbers, kind === 'donors' ? `${group}_donor_count` : `${group}_volunteer_count`);
}

/** Donors and volunteers of one group, each with their number. */
export function KindTabs({ group, kinds }: { group: Group; kinds: readonly Kind[] }) {
  const numbers = useTotals();
  const labelOf = (kind: Kind): string => {
    const label = t(`insights.groups.${kind}`);
    const count = countIn(group, kind, numbers);
    return count === null ? label : t('insights.people.tab', { label, shown: showNumber(count) });
  };
  return (
    <Tabs
      label={t('insights.people.tabs')}
      tabs={kinds.map((kind) => ({ to: paths.people(group, kind), label: labelOf(kind) }))}
    />
  );
}
