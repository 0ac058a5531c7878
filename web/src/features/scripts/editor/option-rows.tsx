import { Button, TextInput } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconPlus, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useId, useRef } from 'react';
import { itemLengths, type Option, optionsMax, type Question } from '#shared/domain/surveys/script.ts';
import { t } from '../../../shared/text/index.ts';
import { moveOption, newOption } from './edit-script.ts';
import editor from './editor.module.css';
import { NextChoice } from './next-choice.tsx';
import type { FieldsOf } from './next-of.tsx';
import styles from './options.module.css';
import { Tool } from './tool.tsx';

const icon = { size: 16, 'aria-hidden': true } as const;

/** The answers that can be chosen: their words, the tag that each puts on, and where each leads. Enter adds another one. */
export function OptionRows({ item, at, body, change }: FieldsOf<Question>) {
  const title = useId();
  const rows = useRef<HTMLOListElement>(null);
  const fixed = item.type === 'support';
  const { options } = item;
  const focus = (place: number) =>
    requestAnimationFrame(() =>
      rows.current?.querySelector<HTMLElement>(`[data-option="${place}"]`)?.focus(),
    );
  const put = (next: Option[]) => change({ ...item, options: next });
  const add = () => {
    if (options.length >= optionsMax) return;
    put([...options, newOption()]);
    focus(options.length);
  };
  const press = (event: KeyboardEvent, place: number) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (place + 1 < options.length) focus(place + 1);
    else if (!fixed) add();
  };
  const remove = (place: number) => {
    put(options.toSpliced(place, 1));
    focus(Math.max(0, place - 1));
  };
  return (
    <fieldset className={styles.options} aria-labelledby={title}>
      <span id={title} className={styles.label}>
        {t('scriptEditor.options.title')}
      </span>
      <ol ref={rows}>
        {options.map((option, place) => {
          const label = option.label.trim() || `${place + 1}`;
          const set = (more: Partial<Option>, typing?: string) =>
            change({ ...item, options: options.with(place, { ...option, ...more }) }, typing);
          return (
            <li key={option.id} className={styles.option}>
              <div className={styles.optionWords}>
                <TextInput
                  aria-label={t('scriptEditor.options.label', { number: place + 1 })}
                  data-option={place}
                  maxLength={itemLengths.option.label}
                  autoComplete="off"
                  {...(fixed && { leftSection: <strong aria-hidden>{place + 1}</strong> })}
                  value={option.label}
                  onKeyDown={(event) => press(event, place)}
                  onChange={({ currentTarget }) =>
                    set({ label: currentTarget.value }, `label ${item.id} ${option.id}`)
                  }
                />
                {!fixed && (
                  <div className={editor.tools}>
                    <Tool
                      label={t('scriptEditor.options.up', { label })}
                      disabled={place === 0}
                      onClick={() => change(moveOption(item, place, -1))}
                    >
                      <IconArrowUp {...icon} />
                    </Tool>
                    <Tool
                      label={t('scriptEditor.options.down', { label })}
                      disabled={place === options.length - 1}
                      onClick={() => change(moveOption(item, place, 1))}
                    >
                      <IconArrowDown {...icon} />
                    </Tool>
                    <Tool label={t('scriptEditor.options.remove', { label })} onClick={() => remove(place)}>
                      <IconX {...icon} />
                    </Tool>
                  </div>
                )}
              </div>
              <div className={styles.optionMore}>
                <NextChoice
                  body={body}
                  at={at}
                  value={option.next}
                  onChange={(next) => set({ next })}
                  label={t('scriptEditor.options.next')}
                />
                <TextInput
                  label={t('scriptEditor.options.tagShort')}
                  title={t('scriptEditor.options.tag')}
                  maxLength={itemLengths.option.tag}
                  autoComplete="off"
                  value={option.tag ?? ''}
                  onChange={({ currentTarget }) =>
                    set({ tag: currentTarget.value || null }, `tag ${item.id} ${option.id}`)
                  }
                />
              </div>
            </li>
          );
        })}
      </ol>
      {!fixed && options.length < optionsMax && (
        <Button
          size="compact-sm"
          variant="default"
          className={editor.tap ?? ''}
          leftSection={<IconPlus {...icon} />}
          onClick={add}
        >
          {t('scriptEditor.options.add')}
        </Button>
      )}
    </fieldset>
  );
}
