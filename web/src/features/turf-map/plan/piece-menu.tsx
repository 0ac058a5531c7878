import { ActionIcon, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useState } from 'react';
import { t } from '../../../shared/text/index.ts';
import { showNumber } from '../../../shared/ui/format.ts';
import styles from './turf-plan.module.css';
import { nearestTo, type Piece } from './turf-plan.ts';
import type { Planning } from './use-turf-plan.ts';

/** Neighbors that are offered for joining. */
const nearMax = 6;

type Props = {
  piece: Piece;
  planning: Planning;
  names: readonly string[];
  disabled: boolean;
  rename: () => void;
};

/** What can be done about one planned turf. A menu comes with its first press: hundreds of them would hold a device up. */
export function PieceMenu(props: Props) {
  const [used, setUsed] = useState(false);
  const { piece, planning, names, disabled } = props;
  const button = (
    <ActionIcon
      variant="subtle"
      color="gray"
      className={styles.tap ?? ''}
      disabled={disabled}
      aria-haspopup="menu"
      aria-label={t('fieldMap.plan.more', { name: names[planning.plan.indexOf(piece)] ?? '' })}
      {...(used ? {} : { onClick: () => setUsed(true) })}
    >
      <IconDots size={18} aria-hidden />
    </ActionIcon>
  );
  if (!used) return button;
  return (
    <Menu position="bottom-end" defaultOpened>
      <Menu.Target>{button}</Menu.Target>
      <Menu.Dropdown>
        <Choices {...props} />
      </Menu.Dropdown>
    </Menu>
  );
}

function Choices({ piece, planning, names, rename }: Props) {
  const { plan } = planning;
  return (
    <>
      <Menu.Item onClick={rename}>{t('fieldMap.plan.rename')}</Menu.Item>
      <Menu.Item onClick={() => planning.drop(piece.key)}>{t('fieldMap.plan.drop')}</Menu.Item>
      {plan.length > 1 && <Menu.Label>{t('fieldMap.plan.merge')}</Menu.Label>}
      {nearestTo(plan, piece)
        .slice(0, nearMax)
        .map((other) => (
          <Menu.Item key={other.key} onClick={() => void planning.merge(piece, other)}>
            {t('fieldMap.plan.mergeWith', {
              name: names[plan.indexOf(other)] ?? '',
              count: piece.doors + other.doors,
              doors: showNumber(piece.doors + other.doors),
            })}
          </Menu.Item>
        ))}
    </>
  );
}
