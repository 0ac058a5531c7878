import { ActionIcon, Button, Menu } from '@mantine/core';
import {
  IconArrowDown,
  IconArrowUp,
  IconCopy,
  IconDots,
  IconPlus,
  IconSwitchHorizontal,
  IconTrash,
} from '@tabler/icons-react';
import type { Test } from '#shared/domain/voters/segment.ts';
import { t } from '../../../shared/text/index.ts';
import styles from './search.module.css';
import type { Asking, StepKind } from './search-steps.ts';
import { fresh, groups } from './test-kinds.ts';

const size = { size: 16, 'aria-hidden': true } as const;

/** `race`: whether race and ethnicity are on, without which nothing of them is offered. */
type KindProps = { choose: (test: Test) => void; race: boolean; opened?: boolean };

/** Which condition to add. `opened`: the step waits for its first one. */
export const KindMenu = ({ choose, race, opened = false }: KindProps) => (
  <Menu position="bottom-start" width={280} defaultOpened={opened} withinPortal>
    <Menu.Target>
      <Button
        size="compact-sm"
        variant="subtle"
        className={styles.quiet ?? ''}
        leftSection={<IconPlus {...size} />}
      >
        {t('voterSearch.addTest')}
      </Button>
    </Menu.Target>
    <Menu.Dropdown mah={360} style={{ overflowY: 'auto' }}>
      {groups.map(({ key, kinds }) => (
        <div key={key}>
          <Menu.Label>{t(`voterSearch.groups.${key}`)}</Menu.Label>
          {kinds
            .filter((kind) => race || kind !== 'race')
            .map((kind) => (
              <Menu.Item key={kind} onClick={() => choose(fresh[kind])}>
                {t(`voterSearch.kinds.${kind}`)}
              </Menu.Item>
            ))}
        </div>
      ))}
    </Menu.Dropdown>
  </Menu>
);

const stepKinds = ['include', 'exclude', 'limit', 'sample'] as const satisfies readonly StepKind[];

/** Which step to add. */
export const StepsMenu = ({ choose }: { choose: (kind: StepKind) => void }) => (
  <Menu position="bottom-start" width={280} withinPortal>
    <Menu.Target>
      <Button size="compact-sm" variant="default" leftSection={<IconPlus {...size} />}>
        {t('voterSearch.addStep')}
      </Button>
    </Menu.Target>
    <Menu.Dropdown>
      {stepKinds.map((kind) => (
        <Menu.Item key={kind} onClick={() => choose(kind)}>
          {t(`voterSearch.do.${kind}`)}
        </Menu.Item>
      ))}
    </Menu.Dropdown>
  </Menu>
);

type StepProps = {
  at: number;
  count: number;
  kind: StepKind;
  move: (by: number) => void;
  duplicate: () => void;
  remove: () => void;
  turn: (kind: Asking) => void;
};
const asking = ['include', 'exclude', 'limit'] as const satisfies readonly Asking[];

/** What can be done with a step. */
export const StepMenu = ({ at, count, kind, move, duplicate, remove, turn }: StepProps) => (
  <Menu position="bottom-end" width={280} withinPortal>
    <Menu.Target>
      <ActionIcon
        variant="subtle"
        color="gray"
        c="var(--ink-soft)"
        className={styles.tap ?? ''}
        data-step={at}
        aria-label={t('voterSearch.stepMenu', { number: at + 1 })}
      >
        <IconDots size={18} aria-hidden />
      </ActionIcon>
    </Menu.Target>
    <Menu.Dropdown>
      <Menu.Item leftSection={<IconArrowUp {...size} />} disabled={at === 0} onClick={() => move(-1)}>
        {t('voterSearch.moveUp')}
      </Menu.Item>
      <Menu.Item
        leftSection={<IconArrowDown {...size} />}
        disabled={at === count - 1}
        onClick={() => move(1)}
      >
        {t('voterSearch.moveDown')}
      </Menu.Item>
      <Menu.Item leftSection={<IconCopy {...size} />} onClick={duplicate}>
        {t('voterSearch.duplicate')}
      </Menu.Item>
      {kind !== 'sample' &&
        asking
          .filter((one) => one !== kind)
          .map((one) => (
            <Menu.Item key={one} leftSection={<IconSwitchHorizontal {...size} />} onClick={() => turn(one)}>
              {t('voterSearch.change', { what: t(`voterSearch.do.${one}`) })}
            </Menu.Item>
          ))}
      <Menu.Item leftSection={<IconTrash {...size} />} c="var(--bad)" onClick={remove}>
        {t('voterSearch.remove')}
      </Menu.Item>
    </Menu.Dropdown>
  </Menu>
);
