import { Button, Checkbox, NativeSelect, Stack, Text } from '@mantine/core';
import { IconRoad } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { t } from '../../../shared/text/index.ts';
import type { Street } from '../../../shared/turfs/ground/ground-protocol.ts';
import type { Ground } from '../../../shared/turfs/ground/open-ground.ts';
import { showNumber } from '../../../shared/ui/format.ts';
import { turfLimits } from '../plan/turf-limits.ts';
import { planMax, tooLarge } from '../plan/turf-plan.ts';
import type { Planning } from '../plan/use-turf-plan.ts';
import styles from './cut.module.css';

type Props = { ground: Ground; planning: Planning; disabled: boolean };

/** Turf by turf out of whole streets: for files without places, for devices without a map, and for whoever cannot see one. */
export function StreetCut({ ground, planning, disabled }: Props) {
  const streets = useStreets(ground, planning);
  const [precinct, setPrecinct] = useState('');
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [refused, setRefused] = useState(false);
  const precincts = [...new Set((streets ?? []).map((street) => street.precinct))];
  const shown = (streets ?? []).filter((street) => street.precinct === (precinct || precincts[0]));
  const doors = (streets ?? []).reduce((sum, { key, left }) => sum + (chosen.has(key) ? left : 0), 0);
  const choose = (key: number, on: boolean) => {
    const next = new Set(chosen);
    if (on) next.add(key);
    else next.delete(key);
    setChosen(next);
    setRefused(false);
  };
  const add = async () => {
    const group = await ground.along([...chosen]);
    if (!group) return;
    if (tooLarge({ ...group, key: 0, ownName: null })) return setRefused(true);
    planning.add([group]);
    setChosen(new Set());
  };
  return (
    <Stack gap="sm">
      <Text size="sm" c="var(--ink-soft)">
        {t('fieldMap.streets.hint')}
      </Text>
      <NativeSelect
        label={t('fieldMap.streets.precinct')}
        data={precincts.map((value) => ({ value, label: value || t('fieldMap.plan.noPrecinct') }))}
        value={precinct || (precincts[0] ?? '')}
        onChange={({ currentTarget }) => setPrecinct(currentTarget.value)}
      />
      <ul className={styles.streets} aria-label={t('fieldMap.streets.list')}>
        {shown.map(({ key, street, left, doors }) => (
          <li key={key}>
            <Checkbox
              label={street || t('fieldMap.streets.noStreet')}
              description={
                left === doors
                  ? t('fieldMap.doors', { count: doors, shown: showNumber(doors) })
                  : t('fieldMap.streets.left', {
                      count: doors,
                      left: showNumber(left),
                      shown: showNumber(doors),
                    })
              }
              disabled={disabled || left === 0}
              checked={chosen.has(key) && left > 0}
              onChange={({ currentTarget }) => choose(key, currentTarget.checked)}
            />
          </li>
        ))}
      </ul>
      <Text fw={600} role="status">
        {t('fieldMap.streets.chosen', { count: doors, shown: showNumber(doors) })}
      </Text>
      {refused && (
        <Text size="sm" c="var(--bad)" role="alert">
          {t('fieldMap.plan.tooLarge', turfLimits())}
        </Text>
      )}
      <Button
        leftSection={<IconRoad size={16} aria-hidden />}
        disabled={disabled || doors === 0 || planning.plan.length >= planMax}
        onClick={add}
      >
        {t('fieldMap.streets.add')}
      </Button>
    </Stack>
  );
}

/** Streets with the doors that are left on them, after each change of the plan. */
function useStreets(ground: Ground, { plan }: Planning): readonly Street[] | null {
  const [streets, setStreets] = useState<readonly Street[] | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another plan leaves other doors.
  useEffect(() => {
    let current = true;
    ground.streets().then(
      (found) => current && setStreets(found),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [ground, plan]);
  return streets;
}
