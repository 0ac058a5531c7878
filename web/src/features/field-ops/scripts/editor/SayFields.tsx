import { type Item, itemLengths, type ScriptBody } from '#shared/rules/surveys/script.ts';
import { t } from '../../../../shared/text/index.ts';
import { NextChoice } from './NextChoice.tsx';
import { Words } from './Words.tsx';

export type FieldsOf<T extends Item> = {
  item: T;
  at: number;
  body: ScriptBody;
  /** `typing` names the field that letters go into. */
  change: (item: Item, typing?: string) => void;
};

/** What is said. */
export const SayFields = ({ item, at, body, change }: FieldsOf<Extract<Item, { kind: 'say' }>>) => (
  <>
    <Words
      label={t('scriptEditor.item.text')}
      rows={{ least: 3, most: 14 }}
      max={itemLengths.say.text}
      value={item.text}
      onChange={(text) => change({ ...item, text }, `text ${item.id}`)}
    />
    <NextChoice
      body={body}
      at={at}
      value={item.next}
      onChange={(next) => change({ ...item, next })}
      label={t('scriptEditor.next.after')}
    />
  </>
);
