import { Button, Group, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { answerSources } from '#shared/collections/information-requests.ts';
import { people } from '#shared/collections/people.ts';
import type { InformationPart } from '#shared/domain/best-efforts/request-states.ts';
import { CallError } from '../../shared/data/error-messages.ts';
import { useCachedDocument } from '../../shared/data/use-cached-document.ts';
import { useMember } from '../../shared/session/session-store.ts';
import { t } from '../../shared/text/index.ts';
import { ActDialog } from '../../shared/ui/dialog/act-dialog.tsx';
import { showDay } from '../../shared/ui/format.ts';
import styles from './answer-dialog.module.css';
import { type AnswerField, givenAnswer, lengths, type TypedAnswer } from './answer-form.ts';
import type { Waiting } from './data.ts';
import { partsText } from './information-texts.ts';
import type { Answer } from './mark.ts';

type Props = { donor: Waiting; today: string; answer: (given: Answer) => void; close: () => void };

const blank = { employer: '', occupation: '', street: '', unit: '', city: '', state: '', zip: '' };

/** What a donor answered, which goes onto their card with its day and source. */
export function AnswerDialog({ donor, today, answer, close }: Props) {
  const card = useCachedDocument(people, useMember().organization, donor.id);
  const person = card.is === 'ready' ? card.value : null;
  const [typed, setTyped] = useState<TypedAnswer>({});
  const [on, setOn] = useState(today);
  const [source, setSource] = useState<(typeof answerSources)[number]>('letter');
  const shownIn = (field: AnswerField): string => typed[field] ?? person?.[field] ?? blank[field];
  const change = (changed: TypedAnswer) => setTyped({ ...typed, ...changed });
  const without = (occupation: string) => change({ occupation, employer: t('bestEfforts.answer.none') });

  const act = async (): Promise<boolean> => {
    const given = givenAnswer(typed, person);
    const parts: InformationPart[] = (['employer', 'occupation', 'address'] as const).filter(
      (part) => given[part] !== null,
    );
    if (parts.length === 0) throw new CallError('invalid-argument', t('bestEfforts.answer.missing'));
    if (on > today || on === '') throw new CallError('invalid-argument', t('bestEfforts.answer.day'));
    const note = t('bestEfforts.answer.note', {
      day: showDay(on),
      source: t(`bestEfforts.sources.${source}`),
      parts: partsText(parts),
    });
    answer({ ...given, on, source, note });
    return true;
  };
  const input = (field: AnswerField) => (
    <TextInput
      label={t(`fields.people.${field}`)}
      maxLength={lengths[field]}
      autoComplete="off"
      value={shownIn(field)}
      onChange={({ currentTarget }) => change({ [field]: currentTarget.value })}
      {...(field === 'employer' && { 'data-autofocus': true })}
    />
  );
  return (
    <ActDialog
      opened
      title={t('bestEfforts.answer.title', { name: donor.donor_name })}
      submit={t('common.save')}
      close={close}
      onClosed={() => undefined}
      act={act}
    >
      <Group gap="xs">
        {(['retired', 'notEmployed'] as const).map((what) => (
          <Button
            key={what}
            variant="default"
            size="compact-md"
            onClick={() => without(t(`bestEfforts.answer.${what}`))}
          >
            {t(`bestEfforts.answer.${what}`)}
          </Button>
        ))}
      </Group>
      <div className={styles.pair}>
        {input('employer')}
        {input('occupation')}
      </div>
      <div className={styles.street}>
        {input('street')}
        {input('unit')}
      </div>
      <div className={styles.city}>
        {input('city')}
        {input('state')}
        {input('zip')}
      </div>
      <div className={styles.pair}>
        <TextInput
          type="date"
          label={t('bestEfforts.answer.on')}
          max={today}
          value={on}
          onChange={({ currentTarget }) => setOn(currentTarget.value)}
        />
        <NativeSelect
          label={t('bestEfforts.answer.source')}
          data={answerSources.map((value) => ({ value, label: t(`bestEfforts.sources.${value}`) }))}
          value={source}
          onChange={({ currentTarget }) =>
            setSource(answerSources.find((one) => one === currentTarget.value) ?? source)
          }
        />
      </div>
    </ActDialog>
  );
}
