import { TextInput } from '@mantine/core';
import { channels } from '#shared/domain/voters/contact-results.ts';
import { t } from '../text/index.ts';
import { Choice, type FieldsOf } from './controls.tsx';

const attributes = ['phone', 'cell', 'landline', 'email', 'mailing', 'place'] as const;
const answers = ['true', 'false'] as const;

export const HasFields = ({ test, onChange }: FieldsOf<'has'>) => (
  <>
    <Choice
      label={t('voterSearch.fields.how')}
      value={`${test.has}`}
      options={answers.map((value) => ({ value, label: t(`voterSearch.hasIt.${value}`) }))}
      onChange={(has) => onChange({ ...test, has: has === 'true' })}
    />
    <Choice
      label={t('voterSearch.fields.what')}
      value={test.what}
      options={attributes.map((value) => ({ value, label: t(`voterSearch.what.${value}`) }))}
      onChange={(what) => onChange({ ...test, what })}
    />
  </>
);

export const MayFields = ({ test, onChange }: FieldsOf<'may contact'>) => (
  <>
    <Choice
      label={t('voterSearch.fields.how')}
      value={`${test.may}`}
      options={answers.map((value) => ({ value, label: t(`voterSearch.may.${value}`) }))}
      onChange={(may) => onChange({ ...test, may: may === 'true' })}
    />
    <Choice
      label={t('voterSearch.fields.channel')}
      value={test.channel}
      options={channels.map((value) => ({ value, label: t(`voterSearch.channels.${value}`) }))}
      onChange={(channel) => onChange({ ...test, channel })}
    />
  </>
);

export const SearchTextFields = ({ test, onChange }: FieldsOf<'words'>) => (
  <TextInput
    label={t('voterSearch.fields.words')}
    value={test.words}
    maxLength={120}
    onChange={({ currentTarget }) => onChange({ ...test, words: currentTarget.value })}
    autoComplete="off"
  />
);

export const ListFields = ({ test, onChange, known }: FieldsOf<'list'>) => (
  <Choice
    label={t('voterSearch.fields.list')}
    value={test.list}
    options={[
      { value: '', label: t('voterSearch.or') },
      ...[...known.lists].map(([value, label]) => ({ value, label })),
    ]}
    onChange={(list) => onChange({ ...test, list })}
  />
);
