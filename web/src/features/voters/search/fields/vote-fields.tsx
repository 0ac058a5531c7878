import { Group, MultiSelect } from '@mantine/core';
import { electionKinds } from '#shared/domain/voters/voter-file-columns.ts';
import { t } from '../../../../shared/text/index.ts';
import { electionName } from '../../../../shared/voters/format-voter.ts';
import { Choice, type FieldsOf } from './controls.tsx';
import { innerField } from './inner-field.ts';
import { WholeNumber } from './whole-number.tsx';

const bounds = ['least', 'most', 'exactly'] as const;
const ways = ['all', 'any', 'none'] as const;

export const wayOptions = () => ways.map((value) => ({ value, label: t(`voterSearch.which.${value}`) }));

export const VoteCountFields = ({ test, onChange }: FieldsOf<'vote count'>) => (
  <>
    <Group grow gap="xs" align="flex-start">
      <Choice
        label={t('voterSearch.fields.how')}
        value={test.at}
        options={bounds.map((value) => ({ value, label: t(`voterSearch.at.${value}`) }))}
        onChange={(at) => onChange({ ...test, at })}
      />
      <WholeNumber
        label={t('voterSearch.fields.count')}
        value={test.count}
        max={64}
        onChange={(count) => onChange({ ...test, count })}
      />
    </Group>
    <Choice
      label={t('voterSearch.fields.kind')}
      value={test.kind}
      options={(['any', ...electionKinds] as const).map((value) => ({
        value,
        label: t(`voterSearch.elections.${value}`),
      }))}
      onChange={(kind) => onChange({ ...test, kind })}
    />
    <WholeNumber
      label={t('voterSearch.fields.of')}
      description={t('voterSearch.fields.ofHint')}
      value={test.of}
      max={64}
      onChange={(of) => onChange({ ...test, of })}
    />
  </>
);

export const VotedInFields = ({ test, onChange, known }: FieldsOf<'voted in'>) => (
  <>
    <Choice
      label={t('voterSearch.fields.how')}
      value={test.which}
      options={wayOptions()}
      onChange={(which) => onChange({ ...test, which })}
    />
    <MultiSelect
      label={t('voterSearch.fields.elections')}
      placeholder={test.elections.length === 0 ? t('voterSearch.or') : ''}
      data={known.elections.map(({ key }) => ({ value: key, label: electionName(key, known.elections) }))}
      value={[...test.elections]}
      onChange={(elections) => onChange({ ...test, elections })}
      searchable
      hidePickedOptions
      selectFirstOptionOnChange
      classNames={innerField}
    />
  </>
);
