import { Group, MultiSelect } from '@mantine/core';
import { ballotParties, voteMethods } from '#shared/domain/voters/ballot.ts';
import { electionKinds } from '#shared/domain/voters/voter-file-columns.ts';
import { t } from '../text/index.ts';
import { electionName, methodName, partyName } from '../voters/format-voter.ts';
import { Choice, type FieldsOf } from './controls.tsx';
import { innerField } from './inner-field.ts';
import { WholeNumber } from './whole-number.tsx';

const bounds = ['least', 'most', 'exactly'] as const;
/** Stands for '' in a list, which takes no empty value. */
const unstated = 'unstated';
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
    <MultiSelect
      label={t('voterSearch.fields.methods')}
      placeholder={test.methods ? '' : t('voterSearch.fields.anyHow')}
      data={voteMethods.map((value) => ({ value: value || unstated, label: methodName(value) }))}
      value={(test.methods ?? []).map((one) => one || unstated)}
      onChange={(chosen) => {
        const methods = voteMethods.filter((one) => chosen.includes(one || unstated));
        const { methods: _, ...others } = test;
        onChange(methods.length > 0 ? { ...others, methods } : others);
      }}
      classNames={innerField}
    />
    <MultiSelect
      label={t('voterSearch.fields.ballots')}
      placeholder={test.parties ? '' : t('voterSearch.fields.anyHow')}
      data={ballotParties.slice(1).map((value) => ({ value, label: partyName(value) }))}
      value={[...(test.parties ?? [])]}
      onChange={(chosen) => {
        const parties = ballotParties.filter((one) => chosen.includes(one));
        const { parties: _, ...others } = test;
        onChange(parties.length > 0 ? { ...others, parties } : others);
      }}
      classNames={innerField}
    />
  </>
);
