import { Button, Checkbox, NumberInput, Stack, Text } from '@mantine/core';
import { IconScissors } from '@tabler/icons-react';
import { useState } from 'react';
import { turfDoors, turfDoorsMax, turfPeopleMax } from '#shared/domain/field/turf-limits.ts';
import { messageFor } from '../../../shared/data/error-messages.ts';
import { t } from '../../../shared/text/index.ts';
import type { Ground } from '../../../shared/turfs/ground/open-ground.ts';
import { showNumber } from '../../../shared/ui/format.ts';
import { SupersededError } from '../../../shared/workers/worker-requests.ts';
import { planMax } from '../plan/turf-plan.ts';
import type { Planning } from '../plan/use-turf-plan.ts';
import type { CutSettings } from '../use-turf-planner.ts';

type Props = {
  ground: Ground;
  left: number;
  planning: Planning;
  settings: CutSettings;
  set: (settings: CutSettings) => void;
  disabled: boolean;
};

/** All doors that are left into turfs of one size; a plan that is there already keeps its turfs. */
export function AutoCut({ ground, left, planning, settings, set, disabled }: Props) {
  const { size, keepPrecincts } = settings;
  const [divided, setDivided] = useState(0);
  const [busy, setBusy] = useState(false);
  const [why, setWhy] = useState<string | null>(null);
  const fits = Number.isInteger(size) && size >= turfDoors.least && size <= turfDoors.most;
  const turfs = fits ? Math.ceil(left / size) : 0;
  const tooMany = planning.plan.length + turfs > planMax;
  const cut = async () => {
    setBusy(true);
    setWhy(null);
    setDivided(0);
    try {
      const { groups, divided } = await ground.cut(size, keepPrecincts);
      if (planning.plan.length + groups.length > planMax)
        setWhy(
          t('fieldMap.auto.tooMany', {
            count: groups.length,
            shown: showNumber(groups.length),
            max: showNumber(planMax),
          }),
        );
      else {
        planning.add(groups);
        setDivided(divided);
      }
    } catch (error) {
      if (!(error instanceof SupersededError)) setWhy(messageFor(error));
    }
    setBusy(false);
  };
  return (
    <Stack gap="sm">
      <NumberInput
        label={t('fieldMap.auto.size')}
        description={t('fieldMap.auto.sizeHint')}
        disabled={disabled}
        value={Number.isFinite(size) ? size : ''}
        min={turfDoors.least}
        max={turfDoors.most}
        allowDecimal={false}
        allowNegative={false}
        hideControls
        inputMode="numeric"
        clampBehavior="none"
        error={!fits && t('fieldMap.auto.sizeRange', turfDoors)}
        onChange={(typed) => set({ ...settings, size: typed === '' ? Number.NaN : Number(typed) })}
      />
      {fits && size > turfDoors.warnAbove && (
        <Text size="sm" c="var(--goal)" role="status">
          {t('fieldMap.auto.long', { max: turfDoors.warnAbove })}
        </Text>
      )}
      <Checkbox
        label={t('fieldMap.auto.keep')}
        description={t('fieldMap.auto.keepHint')}
        disabled={disabled}
        checked={keepPrecincts}
        onChange={({ currentTarget }) => set({ ...settings, keepPrecincts: currentTarget.checked })}
      />
      <Button
        leftSection={<IconScissors size={16} aria-hidden />}
        disabled={disabled || !fits || left === 0 || tooMany}
        loading={busy}
        onClick={cut}
      >
        {left === 0 || !fits
          ? t('fieldMap.auto.cut')
          : t('fieldMap.auto.cutInto', { count: turfs, shown: showNumber(turfs) })}
      </Button>
      {left === 0 && (
        <Text size="sm" c="var(--ink-soft)">
          {t('fieldMap.auto.nothingLeft')}
        </Text>
      )}
      {tooMany && (
        <Text size="sm" c="var(--bad)" role="alert">
          {t('fieldMap.auto.tooMany', { count: turfs, shown: showNumber(turfs), max: showNumber(planMax) })}
        </Text>
      )}
      {divided > 0 && (
        <Text size="sm" c="var(--goal)" role="status">
          {t('fieldMap.auto.divided', {
            count: divided,
            shown: showNumber(divided),
            doors: showNumber(turfDoorsMax),
            people: showNumber(turfPeopleMax),
          })}
        </Text>
      )}
      {why !== null && (
        <Text size="sm" c="var(--bad)" role="alert">
          {why}
        </Text>
      )}
    </Stack>
  );
}
