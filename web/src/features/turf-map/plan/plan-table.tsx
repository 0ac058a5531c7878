import { Button, Group, Title } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { t } from '../../../shared/text/index.ts';
import { showNumber } from '../../../shared/ui/format.ts';
import { useTakesFocus } from '../../../shared/ui/use-takes-focus.ts';
import area from '../map.module.css';
import { PieceRows } from './piece-rows.tsx';
import { RenameDialog } from './rename-dialog.tsx';
import styles from './turf-plan.module.css';
import { type Piece, sizesOf } from './turf-plan.ts';
import type { Planning } from './use-turf-plan.ts';

type Props = {
  planning: Planning;
  names: readonly string[];
  disabled: boolean;
  /** Shows one on the map; null where there is none. */
  show: ((piece: Piece) => void) | null;
  /** What is done with all of them. */
  children: ReactNode;
};

/** Every planned turf, with what can be done about it: what the map shows, for whoever does not see it, and more. */
export function PlanTable({ planning, names, disabled, show, children }: Props) {
  const { plan, undo } = planning;
  const [renaming, setRenaming] = useState<Piece | null>(null);
  const sizes = sizesOf(plan);
  const heading = useTakesFocus<HTMLHeadingElement>(plan);
  const nameOf = (piece: Piece) => names[plan.indexOf(piece)] ?? '';
  return (
    <section aria-labelledby="plan-title">
      <Group justify="space-between" gap="xs" mb="xs">
        <Title ref={heading} tabIndex={-1} order={2} size="h4" id="plan-title">
          {t('fieldMap.plan.title', { count: sizes.turfs, shown: showNumber(sizes.turfs) })}
        </Title>
        <Group gap="xs">
          <Button
            variant="default"
            size="compact-sm"
            className={area.tall ?? ''}
            leftSection={<IconArrowBackUp size={16} aria-hidden />}
            disabled={disabled || !undo}
            onClick={() => undo?.()}
          >
            {t('common.undo')}
          </Button>
          <Button
            variant="subtle"
            size="compact-sm"
            className={area.tall ?? ''}
            disabled={disabled || plan.length === 0}
            onClick={planning.clear}
          >
            {t('fieldMap.plan.clear')}
          </Button>
        </Group>
      </Group>
      <Sizes sizes={sizes} />
      {children}
      {plan.length > 0 && (
        <PieceRows planning={planning} names={names} disabled={disabled} show={show} rename={setRenaming} />
      )}
      {renaming && (
        <RenameDialog
          first={nameOf(renaming)}
          save={(name) => planning.rename(renaming.key, name)}
          close={() => setRenaming(null)}
        />
      )}
    </section>
  );
}

function Sizes({ sizes }: { sizes: ReturnType<typeof sizesOf> }) {
  const figures = ['smallest', 'largest', 'average', 'placeless'] as const;
  return (
    <dl className={styles.sizes}>
      {figures.map((figure) => (
        <div key={figure}>
          <dt>{t(`fieldMap.sizes.${figure}`)}</dt>
          <dd className="figures">{showNumber(Math.round(sizes[figure]))}</dd>
        </div>
      ))}
    </dl>
  );
}
