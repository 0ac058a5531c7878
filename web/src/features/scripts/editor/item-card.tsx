import { ActionIcon, Button, Group, Menu, Stack } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconCopy, IconDots, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { type Item, noItem, type ScriptBody } from '#shared/domain/surveys/script.ts';
import { t } from '../../../shared/text/index.ts';
import { itemName } from '../format-problem.ts';
import { AskFields } from './ask-fields.tsx';
import editor from './editor.module.css';
import styles from './item.module.css';
import { SayFields } from './say-fields.tsx';
import { Tool } from './tool.tsx';

type Props = {
  item: Item;
  at: number;
  body: ScriptBody;
  opened: boolean;
  open: () => void;
  close: () => void;
  /** In words: what is wrong with it. */
  problems: readonly string[];
  change: (item: Item, typing?: string) => void;
  move: (by: number) => void;
  duplicate: () => void;
  remove: () => void;
  /** What adds something after it. */
  after: ReactNode;
};

const icon = { size: 16, 'aria-hidden': true } as const;

/** One thing that is said or asked: in a line, or with its fields where it is being written. */
export function ItemCard({ item, at, body, opened, problems, ...props }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const name = itemName(item, at);
  useEffect(() => {
    if (opened) frame.current?.querySelector<HTMLElement>('[data-first]')?.focus();
  }, [opened]);
  return (
    <li
      className={styles.item}
      data-card={item.id}
      data-wrong={problems.length > 0 || undefined}
      data-opened={opened || undefined}
    >
      <div className={styles.itemHead}>
        <button
          type="button"
          className={styles.itemName}
          data-item={item.id}
          aria-expanded={opened}
          onClick={opened ? props.close : props.open}
        >
          <span className={styles.kind}>
            {at + 1}. {t(`scriptEditor.item.${item.kind}`)}
          </span>
          {!opened && (
            <span className={styles.words}>{item.text.trim() || t('scriptEditor.item.noName')}</span>
          )}
        </button>
        <div className={editor.tools}>
          <Tool
            name="up"
            label={`${t('scriptEditor.item.up')}: ${name}`}
            disabled={at === 0}
            onClick={() => props.move(-1)}
          >
            <IconArrowUp {...icon} />
          </Tool>
          <Tool
            name="down"
            label={`${t('scriptEditor.item.down')}: ${name}`}
            disabled={at === body.items.length - 1}
            onClick={() => props.move(1)}
          >
            <IconArrowDown {...icon} />
          </Tool>
          <Menu position="bottom-end" withinPortal>
            <Menu.Target>
              <ActionIcon
                variant="subtle"
                c="var(--ink-soft)"
                className={editor.tap ?? ''}
                aria-label={t('scriptEditor.item.menu', { item: name })}
              >
                <IconDots {...icon} />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Item leftSection={<IconCopy {...icon} />} onClick={props.duplicate}>
                {t('scriptEditor.item.duplicate')}
              </Menu.Item>
              <Menu.Item leftSection={<IconTrash {...icon} />} c="var(--bad)" onClick={props.remove}>
                {t('scriptEditor.item.remove')}
              </Menu.Item>
            </Menu.Dropdown>
          </Menu>
        </div>
      </div>
      {!opened && <Answers item={item} body={body} />}
      {problems.length > 0 && (
        <ul className={styles.wrong}>
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
      {opened && (
        <Stack gap="md" ref={frame} className={styles.fields ?? ''}>
          {item.kind === 'say' ? (
            <SayFields item={item} at={at} body={body} change={props.change} />
          ) : (
            <AskFields item={item} at={at} body={body} change={props.change} />
          )}
          <Group justify="space-between" gap="xs">
            {props.after}
            <Button variant="default" onClick={props.close}>
              {t('scriptEditor.item.close')}
            </Button>
          </Group>
        </Stack>
      )}
    </li>
  );
}

/** The answers of a question in a line each: where one leads, and which tag it puts on. */
function Answers({ item, body }: { item: Item; body: ScriptBody }) {
  const leadsTo = (next: string | null): string => {
    if (next === null) return '';
    if (next === noItem) return ` → ${t('scriptEditor.next.end')}`;
    const place = body.items.findIndex(({ id }) => id === next);
    return place === -1 ? ` → ${t('scriptEditor.next.gone')}` : ` → ${itemName(body.items[place], place)}`;
  };
  const options = item.kind === 'ask' && item.type !== 'text' && item.type !== 'day' ? item.options : [];
  const own = leadsTo(item.next);
  if (options.length === 0 && own === '') return null;
  return (
    <ul className={styles.answers}>
      {options.map(({ id, label, tag, next }) => (
        <li key={id}>
          {label || '…'}
          {tag && <span className={styles.tag}>{tag}</span>}
          <span className={styles.leads}>{leadsTo(next)}</span>
        </li>
      ))}
      {own !== '' && (
        <li>
          <span className={styles.leads}>{own}</span>
        </li>
      )}
    </ul>
  );
}
