import { Text } from '@mantine/core';
import { t } from '../../../shared/text/index.ts';
import type { Turf } from '../../../shared/turfs/stored-turf.ts';
import { FigureRow } from '../../../shared/ui/figures/figure-row.tsx';
import { showNumber } from '../../../shared/ui/format.ts';
import { doorsAnHour, percentOf, supportersIn } from '../turf-rates.ts';
import { type Standings, useUniverse } from '../use-turf-standings.ts';

const percent = (part: number, of: number): string => {
  const share = percentOf(part, of);
  return share === null ? '–' : t('turfs.percent', { percent: share });
};

/** How far the listed turfs are, all together, everybody once; `whole`: there are no others of this list. */
export function Coverage({
  turfs,
  standings,
  whole,
}: {
  turfs: readonly Turf[];
  standings: Standings;
  whole: boolean;
}) {
  const universe = useUniverse(turfs);
  const { all } = standings;
  const doors = turfs.reduce((sum, turf) => sum + turf.doors, 0);
  const people = turfs.reduce((sum, turf) => sum + turf.people, 0);
  const hours = all && doorsAnHour(all.walked);
  const known = (value: (of: NonNullable<typeof all>) => string): string => (all ? value(all) : '–');
  const figures = [
    {
      label: t('turfs.coverage.doors'),
      value: showNumber(all?.doors ?? doors),
      hint: [
        t('turfs.coverage.people', {
          count: all?.people ?? people,
          shown: showNumber(all?.people ?? people),
        }),
        t('turfs.count', { count: turfs.length, shown: showNumber(turfs.length) }),
      ].join(', '),
    },
    {
      label: t('turfs.coverage.tried'),
      value: known(({ doorsTried }) => showNumber(doorsTried)),
      hint: known((of) => t('turfs.coverage.triedShare', { share: percent(of.doorsTried, of.doors) })),
    },
    {
      label: t('turfs.coverage.reached'),
      value: known(({ reached }) => showNumber(reached)),
      hint: known((of) => t('turfs.coverage.rate', { share: percent(of.reached, of.tried) })),
    },
    {
      label: t('turfs.coverage.supporters'),
      value: known((of) => showNumber(supportersIn(of))),
      hint: t('turfs.coverage.supportersHint'),
    },
    {
      label: t('turfs.coverage.anHour'),
      value: hours === null ? '–' : showNumber(hours),
      hint: t('turfs.coverage.anHourHint'),
    },
  ];
  const sentences = [
    ...(whole ? [] : [t('turfs.coverage.some', { count: turfs.length, shown: showNumber(turfs.length) })]),
    ...(all && universe
      ? [
          t('turfs.coverage.universe', {
            share: percent(Math.min(all.tried, universe), universe),
            people: showNumber(universe),
          }),
        ]
      : []),
  ];
  return (
    <div>
      <FigureRow title={t('turfs.coverage.title')} figures={figures} />
      {sentences.length > 0 && (
        <Text size="sm" c="var(--ink-soft)" mt={8}>
          {sentences.join(' ')}
        </Text>
      )}
    </div>
  );
}
