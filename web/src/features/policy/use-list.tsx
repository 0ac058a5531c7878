import { Anchor, Button, Menu, Text } from '@mantine/core';
import { IconCheck, IconEdit, IconPlus, IconTrash } from '@tabler/icons-react';
import { isOutdated } from '#shared/domain/policy/outdated-uses.ts';
import { useMember } from '../../shared/session/session-store.ts';
import { t } from '../../shared/text/index.ts';
import { useOpenQuestion } from '../../shared/ui/dialog/use-open-question.ts';
import { showDay } from '../../shared/ui/format.ts';
import { DotsMenu } from '../../shared/ui/list/named-lines.tsx';
import { LiveView } from '../../shared/ui/live-view.tsx';
import { deleteWithUndo, notifyIfFailed, withUndo } from '../../shared/ui/toasts.tsx';
import { type Position, type Use, useUses } from './data.ts';
import styles from './position.module.css';
import { UseDialog } from './use-dialog.tsx';

type Props = {
  issue: string;
  position: Position;
};

/** Where a position is used, with a mark on what still has an older version. */
export function UseList({ issue, position }: Props) {
  const writes = useMember().can('policy.write');
  const { question, opened, ask, close, onClosed } = useOpenQuestion<Use | 'new'>();
  return (
    <>
      <LiveView of={useUses(issue)} part>
        {(uses) =>
          uses.length === 0 ? (
            <Text size="sm" c="var(--ink-soft)">
              {t(writes ? 'policy.uses.none' : 'policy.uses.noneReader')}
            </Text>
          ) : (
            <ul className={styles.entries}>
              {uses.map((use) => (
                <UseLine key={use.id} use={use} position={position} writes={writes} edit={() => ask(use)} />
              ))}
            </ul>
          )
        }
      </LiveView>
      {writes && (
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconPlus size={14} aria-hidden />}
          onClick={() => ask('new')}
        >
          {t('policy.uses.add')}
        </Button>
      )}
      {question !== null && (
        <UseDialog
          issue={issue}
          version={position.version}
          use={question === 'new' ? null : question}
          opened={opened}
          close={close}
          onClosed={onClosed}
        />
      )}
    </>
  );
}

const icon = { size: 16, 'aria-hidden': true } as const;

type LineProps = { use: Use; position: Position; writes: boolean; edit: () => void };

function UseLine({ use, position, writes, edit }: LineProps) {
  const { id, title, link, kind, used_on, version: used } = use;
  const { version } = position;
  const markCurrent = () =>
    notifyIfFailed(
      withUndo(
        { operation: 'update', table: 'position_uses', id, data: { version }, base: { version: used } },
        { title: t('policy.uses.updated'), name: title, failed: t('common.failedToSave') },
      ),
    );
  const drop = () =>
    notifyIfFailed(
      deleteWithUndo({ operation: 'delete', table: 'position_uses', id }, title),
      t('common.failedToDelete'),
    );
  return (
    <li className={styles.entry}>
      <span>
        {link === null ? (
          title
        ) : (
          <Anchor href={link} target="_blank" rel="noreferrer" size="sm">
            {title}
          </Anchor>
        )}
      </span>
      {writes && (
        <DotsMenu label={t('policy.uses.menu', { name: title })}>
          {used < version && (
            <Menu.Item leftSection={<IconCheck {...icon} />} onClick={markCurrent}>
              {t('policy.uses.markCurrent', { version })}
            </Menu.Item>
          )}
          <Menu.Item leftSection={<IconEdit {...icon} />} onClick={edit}>
            {t('policy.uses.edit')}
          </Menu.Item>
          <Menu.Item leftSection={<IconTrash {...icon} />} c="var(--bad)" onClick={drop}>
            {t('common.delete')}
          </Menu.Item>
        </DotsMenu>
      )}
      <span className={styles.about}>
        {t(`choices.position_uses.kind.${kind}`)} · {showDay(used_on)}
      </span>
      {isOutdated(use, position) && (
        <span className={`${styles.about} ${styles.outdated}`}>
          {position.status === 'retired'
            ? t('policy.status.retired')
            : t('policy.uses.outdated', { version: used })}
        </span>
      )}
    </li>
  );
}
