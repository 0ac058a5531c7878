import type { Item, ScriptBody } from '#shared/domain/surveys/script.ts';
import { t } from '../../../shared/text/index.ts';
import { NextChoice } from './next-choice.tsx';

export type FieldsOf<T extends Item> = {
  item: T;
  at: number;
  body: ScriptBody;
  /** `typing` names the field that letters go into. */
  change: (item: Item, typing?: string) => void;
};

/** What comes after an item, whatever is answered. */
export const NextOf = ({ item, at, body, change }: FieldsOf<Item>) => (
  <NextChoice
    body={body}
    at={at}
    value={item.next}
    onChange={(next) => change({ ...item, next })}
    label={t('scriptEditor.next.after')}
  />
);
