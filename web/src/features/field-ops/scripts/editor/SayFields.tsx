import { Textarea } from '@mantine/core';
import { useRef } from 'react';
import { type Item, itemLengths, type ScriptBody } from '#shared/rules/surveys/script.ts';
import { t } from '../../../../shared/text/index.ts';
import { Inserts } from './Inserts.tsx';
import { NextChoice } from './NextChoice.tsx';

export type FieldsOf<T extends Item> = {
  item: T;
  at: number;
  body: ScriptBody;
  /** `typing` names the field that letters go into. */
  change: (item: Item, typing?: string) => void;
};

/** What is said. */
export function SayFields({ item, at, body, change }: FieldsOf<Extract<Item, { kind: 'say' }>>) {
  const field = useRef<HTMLTextAreaElement>(null);
  const write = (text: string) => change({ ...item, text }, `text ${item.id}`);
  return (
    <>
      <div>
        <Textarea
          ref={field}
          data-first
          label={t('scriptEditor.item.text')}
          autosize
          minRows={3}
          maxRows={14}
          maxLength={itemLengths.say.text}
          value={item.text}
          onChange={({ currentTarget }) => write(currentTarget.value)}
        />
        <Inserts field={field} value={item.text} onChange={write} />
      </div>
      <NextChoice
        body={body}
        at={at}
        value={item.next}
        onChange={(next) => change({ ...item, next })}
        label={t('scriptEditor.next.after')}
      />
    </>
  );
}
