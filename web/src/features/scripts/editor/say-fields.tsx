import { type Item, itemLengths } from '#shared/domain/surveys/script.ts';
import { t } from '../../../shared/text/index.ts';
import { type FieldsOf, NextOf } from './next-of.tsx';
import { TextWithPlaceholders } from './text-with-placeholders.tsx';

/** What is said. */
export const SayFields = ({ item, at, body, change }: FieldsOf<Extract<Item, { kind: 'say' }>>) => (
  <>
    <TextWithPlaceholders
      label={t('scriptEditor.item.text')}
      rows={{ least: 3, most: 14 }}
      max={itemLengths.say.text}
      value={item.text}
      onChange={(text) => change({ ...item, text }, `text ${item.id}`)}
    />
    <NextOf {...{ item, at, body, change }} />
  </>
);
