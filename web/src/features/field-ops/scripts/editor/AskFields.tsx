import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useRef } from 'react';
import { askedTypes, isChosen, itemLengths, type Question } from '#shared/rules/surveys/script.ts';
import { t } from '../../../../shared/text/index.ts';
import { scoreName } from '../../../../shared/voters/names.ts';
import { setType } from './edit.ts';
import { Inserts } from './Inserts.tsx';
import { NextChoice } from './NextChoice.tsx';
import { OptionRows } from './OptionRows.tsx';
import type { FieldsOf } from './SayFields.tsx';

/** What is asked, and how it is answered. */
export function AskFields({ item, at, body, change }: FieldsOf<Question>) {
  const field = useRef<HTMLTextAreaElement>(null);
  const write = (text: string) => change({ ...item, text }, `text ${item.id}`);
  const choose = (value: string) => {
    const type = askedTypes.find((one) => one === value);
    if (type) change(setType(item, type, scoreName));
  };
  return (
    <>
      <div>
        <Textarea
          ref={field}
          data-first
          label={t('scriptEditor.item.question')}
          autosize
          minRows={2}
          maxRows={8}
          maxLength={itemLengths.ask.text}
          value={item.text}
          onChange={({ currentTarget }) => write(currentTarget.value)}
        />
        <Inserts field={field} value={item.text} onChange={write} />
      </div>
      <TextInput
        label={t('scriptEditor.item.short')}
        description={t('scriptEditor.item.shortHint')}
        maxLength={itemLengths.ask.short}
        autoComplete="off"
        value={item.short}
        onChange={({ currentTarget }) => change({ ...item, short: currentTarget.value }, `short ${item.id}`)}
      />
      <NativeSelect
        label={t('scriptEditor.item.type')}
        data={askedTypes.map((value) => ({ value, label: t(`scriptEditor.types.${value}`) }))}
        value={item.type}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      />
      {isChosen(item) && <OptionRows item={item} at={at} body={body} change={change} />}
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
