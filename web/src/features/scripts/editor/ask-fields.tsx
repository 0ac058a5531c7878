import { NativeSelect, TextInput } from '@mantine/core';
import { isChosen, itemLengths, type Question, questionTypes } from '#shared/domain/surveys/script.ts';
import { t } from '../../../shared/text/index.ts';
import { scoreName } from '../../../shared/voters/format-voter.ts';
import { setType } from './edit-script.ts';
import { type FieldsOf, NextOf } from './next-of.tsx';
import { OptionRows } from './option-rows.tsx';
import { TextWithPlaceholders } from './text-with-placeholders.tsx';

/** What is asked, and how it is answered. */
export function AskFields({ item, at, body, change }: FieldsOf<Question>) {
  const choose = (value: string) => {
    const type = questionTypes.find((one) => one === value);
    if (type) change(setType(item, type, scoreName));
  };
  return (
    <>
      <TextWithPlaceholders
        label={t('scriptEditor.item.question')}
        rows={{ least: 2, most: 8 }}
        max={itemLengths.ask.text}
        value={item.text}
        onChange={(text) => change({ ...item, text }, `text ${item.id}`)}
      />
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
        data={questionTypes.map((value) => ({ value, label: t(`scriptEditor.types.${value}`) }))}
        value={item.type}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      />
      {isChosen(item) && <OptionRows item={item} at={at} body={body} change={change} />}
      <NextOf {...{ item, at, body, change }} />
    </>
  );
}
