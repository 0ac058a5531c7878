import { Button, NativeSelect, Stack, Text, TextInput, Title } from '@mantine/core';
import { type WalkOrder, walkOrders } from '#shared/domain/field/turf-limits.ts';
import { ScriptChoice } from '../../../shared/scripts/script-choice.tsx';
import { t } from '../../../shared/text/index.ts';
import { showNumber } from '../../../shared/ui/format.ts';
import area from '../map.module.css';
import { type Plan, tooLarge } from '../plan/turf-plan.ts';
import styles from './make-turfs.module.css';
import type { Options } from './use-turf-options.ts';

/** `busy`: they are being made; `waits`: what that takes is not here yet, or another making has to be ended first. */
type Props = { plan: Plan; options: Options; busy: boolean; waits: boolean; begin: () => void };

/** What the turfs are called, how they are walked and what is said at their doors; then they are made. */
export function MakeBar({ plan, options, busy, waits, begin }: Props) {
  const large = plan.filter(tooLarge).length;
  const named = options.name.trim() !== '';
  const orderIn = (written: string): WalkOrder => walkOrders.find((one) => one === written) ?? walkOrders[0];
  return (
    <section className={styles.make} aria-labelledby="make-title">
      <Title order={3} size="h5" mb="xs" id="make-title">
        {t('fieldMap.make.title')}
      </Title>
      <Stack gap="sm">
        <div className={styles.fields}>
          <TextInput
            label={t('fieldMap.make.name')}
            description={t('fieldMap.make.nameHint')}
            value={options.name}
            maxLength={100}
            autoComplete="off"
            disabled={busy}
            error={!named && t('fieldMap.make.nameMissing')}
            onChange={({ currentTarget }) => options.set({ name: currentTarget.value })}
          />
          <TextInput
            label={t('fieldMap.make.pattern')}
            description={t('fieldMap.make.patternHint')}
            value={options.pattern}
            maxLength={100}
            autoComplete="off"
            disabled={busy}
            onChange={({ currentTarget }) => options.set({ pattern: currentTarget.value })}
          />
          <NativeSelect
            label={t('fieldMap.make.order')}
            description={t('fieldMap.make.orderHint')}
            disabled={busy}
            data={walkOrders.map((value) => ({ value, label: t(`fieldMap.orders.${value}`) }))}
            value={options.order}
            onChange={({ currentTarget }) => options.set({ order: orderIn(currentTarget.value) })}
          />
          <ScriptChoice
            channel="door"
            description={t('fieldMap.make.scriptHint')}
            disabled={busy}
            value={options.script}
            onChange={(script) => options.set({ script })}
          />
        </div>
        {large > 0 && (
          <Text size="sm" c="var(--bad)" role="alert">
            {t('fieldMap.make.large', { count: large })}
          </Text>
        )}
        <div>
          <Button
            disabled={plan.length === 0 || large > 0 || !named || waits}
            loading={busy}
            onClick={begin}
            className={area.tall ?? ''}
          >
            {t('fieldMap.make.action', { count: plan.length, shown: showNumber(plan.length) })}
          </Button>
        </div>
      </Stack>
    </section>
  );
}
