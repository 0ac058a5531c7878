import { NativeSelect, TextInput } from '@mantine/core';
import { askedTypes, isChosen, itemLengths, type Question } from '#shared/rules/surveys/script.ts';
import { t } from '../../../shared/text/index.ts';
import { scoreName } from '../../../shared/voters/names.ts';
import { setType } from './edit.ts';
import { type FieldsOf, NextOf } from './NextOf.tsx';
import { OptionRows } from './OptionRows.tsx';
import { Words } from './Words.tsx';

/** What is asked, and how it is answered. */
export function AskFields({ item, at, body, change }: FieldsOf<Question>) {
  const choose = (value: string) => {
    const type = askedTypes.find((one) => one === value);
    if (type) change(setType(item, type, scoreName));
  };
  return (
    <>
      <Words
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
        data={askedTypes.map((value) => ({ value, label: t(`scriptEditor.types.${value}`) }))}
        value={item.type}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      />
      {isChosen(item) && <OptionRows item={item} at={at} body={body} change={change} />}
      <NextOf {...{ item, at, body, change }} />
    </>
  );
}
