import { Stack, Text, Title } from '@mantine/core';
import { useId, useRef } from 'react';
import type { ScriptProblem } from '#shared/domain/surveys/check-script.ts';
import type { Item, ScriptBody } from '#shared/domain/surveys/script.ts';
import { useQuestions } from '../../../shared/scripts/use-scripts.ts';
import { t } from '../../../shared/text/index.ts';
import { formatProblem, itemName } from '../format-problem.ts';
import { AddMenu } from './add-menu.tsx';
import { addItem, duplicateItem, moveItem, removeItem, setItem } from './edit-script.ts';
import styles from './editor.module.css';
import { ItemCard } from './item-card.tsx';

type Props = {
  body: ScriptBody;
  change: (next: (body: ScriptBody) => ScriptBody, typing?: string) => void;
  problems: readonly ScriptProblem[];
  /** The id of the item whose fields are shown. */
  opened: string | null;
  open: (id: string | null) => void;
};

/** All that is said and asked, in order. */
export function Items({ body, change, problems, opened, open }: Props) {
  const title = useId();
  const frame = useRef<HTMLDivElement>(null);
  const known = useQuestions();
  const wrongIn = (at: number) =>
    problems.flatMap((problem) =>
      'item' in problem && problem.item === at ? [formatProblem(problem, body)] : [],
    );
  /** Whatever was done to an item, the keyboard stays with it. */
  const focus = (id: string | undefined) =>
    requestAnimationFrame(() => frame.current?.querySelector<HTMLElement>(`[data-item="${id}"]`)?.focus());
  /** A card that is moved loses the focus: it goes back to the same button, or to the other one at an end. */
  const focusTool = (id: string, by: number) =>
    requestAnimationFrame(() => {
      const tools = frame.current?.querySelectorAll<HTMLButtonElement>(`[data-card="${id}"] [data-tool]`);
      const direction = by < 0 ? 'up' : 'down';
      const open = [...(tools ?? [])].filter(({ disabled }) => !disabled);
      (open.find(({ dataset }) => dataset.tool === direction) ?? open[0])?.focus();
    });
  const add = (item: Item, at: number) => {
    change((now) => addItem(now, item, at));
    open(item.id);
  };
  return (
    <section aria-labelledby={title} ref={frame}>
      <Title order={2} size="h4" id={title} mb="xs">
        {t('scriptEditor.items')}
      </Title>
      <Stack gap="sm" align="flex-start">
        {body.items.length === 0 && <Text c="var(--ink-soft)">{t('scriptEditor.noItems')}</Text>}
        <ol className={styles.items}>
          {body.items.map((item, at) => (
            <ItemCard
              // Of two with one id, which an import may bring, both are drawn.
              key={`${item.id} ${body.items.slice(0, at).filter(({ id }) => id === item.id).length}`}
              item={item}
              at={at}
              body={body}
              opened={opened === item.id}
              open={() => open(item.id)}
              close={() => {
                open(null);
                focus(item.id);
              }}
              problems={wrongIn(at)}
              change={(next, typing) => change((now) => setItem(now, at, next), typing)}
              move={(by) => {
                change((now) => moveItem(now, at, by));
                focusTool(item.id, by);
              }}
              duplicate={() => change((now) => duplicateItem(now, at))}
              remove={() => {
                change((now) => removeItem(now, at));
                focus((body.items[at + 1] ?? body.items[at - 1])?.id);
              }}
              after={
                <AddMenu
                  body={body}
                  known={known}
                  label={t('scriptEditor.add.here', { item: itemName(item, at) })}
                  add={(next) => add(next, at + 1)}
                />
              }
            />
          ))}
        </ol>
        <AddMenu
          body={body}
          known={known}
          primary={body.items.length === 0}
          add={(item) => add(item, body.items.length)}
        />
      </Stack>
    </section>
  );
}
