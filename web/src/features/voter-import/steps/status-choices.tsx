import { Button, Checkbox, Group, NativeSelect, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import {
  type LeftOutClass,
  leftOutClasses,
  type RegistrationClass,
  registrationClasses,
  statusKey,
} from '#shared/domain/voters/registration-status.ts';
import { t } from '../../../shared/text/index.ts';
import { showNumber } from '../../../shared/ui/format.ts';
import type { Preview } from '../../../shared/voter-reading/voter-import-protocol.ts';
import { statusName } from '../../../shared/voters/format-voter.ts';
import { checkRows } from '../wizard/check-voter-rows.ts';
import { choose } from '../wizard/choose-voter-file.ts';
import type { Chosen } from '../wizard/voter-wizard-state.ts';
import styles from './elections.module.css';

type Props = { chosen: Chosen; preview: Preview };

const leftOut = ({ refusals }: Preview, status: LeftOutClass): number =>
  refusals.find(({ code }) => code === `status_${status}`)?.count ?? 0;

/** Registrations that are over or not yet begun, and codes of which nobody knows what they mean. */
export const StatusChoices = (props: Props) => (
  <>
    <UnknownStatuses {...props} />
    <LeftOut {...props} />
  </>
);

function LeftOut({ chosen, preview }: Props) {
  const [keep, setKeep] = useState(chosen.keep);
  const found = leftOutClasses.filter(
    (status) => leftOut(preview, status) > 0 || chosen.keep.includes(status),
  );
  if (found.length === 0) return null;
  const isSame = keep.length === chosen.keep.length && keep.every((one) => chosen.keep.includes(one));
  return (
    <fieldset className={styles.elections}>
      <Title order={3} size="h5" component="legend">
        {t('voterImport.preview.statusTitle')}
      </Title>
      <Text size="sm" c="var(--ink-soft)">
        {t('voterImport.preview.statusHint')}
      </Text>
      <div className={styles.choices}>
        {found.map((status) => (
          <Checkbox
            key={status}
            label={
              leftOut(preview, status) > 0
                ? t('voterImport.preview.keep', {
                    status: statusName(status),
                    voters: showNumber(leftOut(preview, status)),
                  })
                : statusName(status)
            }
            checked={keep.includes(status)}
            onChange={({ currentTarget: { checked } }) =>
              setKeep(checked ? [...keep, status] : keep.filter((one) => one !== status))
            }
          />
        ))}
      </div>
      {!isSame && <ReadAgain change={{ keep }} />}
    </fieldset>
  );
}

function UnknownStatuses({ chosen, preview }: Props) {
  const [answers, setAnswers] = useState(chosen.answers);
  const { unknownStatuses } = preview;
  if (unknownStatuses.length === 0) return null;
  const isAnswered = unknownStatuses.every(({ code }) => Object.hasOwn(answers, statusKey(code)));
  const take = (code: string, value: string) => {
    const { [statusKey(code)]: _, ...others } = answers;
    const status = registrationClasses.find((one) => one === value);
    setAnswers(status ? { ...others, [statusKey(code)]: status } : others);
  };
  return (
    <fieldset className={styles.elections}>
      <Title order={3} size="h5" component="legend">
        {t('voterImport.preview.unknownTitle')}
      </Title>
      <Text size="sm" c="var(--ink-soft)">
        {t('voterImport.preview.unknownHint')}
      </Text>
      <Stack gap="xs">
        {unknownStatuses.map(({ code, voters }) => (
          <NativeSelect
            key={code}
            label={t('voterImport.preview.unknown', { code, count: voters, voters: showNumber(voters) })}
            data={[
              { value: '', label: t('voterImport.preview.unanswered') },
              ...registrationClasses.map((value: RegistrationClass) => ({ value, label: statusName(value) })),
            ]}
            value={answers[statusKey(code)] ?? ''}
            onChange={({ currentTarget }) => take(code, currentTarget.value)}
          />
        ))}
      </Stack>
      <ReadAgain change={{ answers }} disabled={!isAnswered} />
    </fieldset>
  );
}

function ReadAgain({ change, disabled = false }: { change: Partial<Chosen>; disabled?: boolean }) {
  return (
    <Group>
      <Button
        variant="light"
        disabled={disabled}
        onClick={() => {
          choose(change);
          void checkRows();
        }}
      >
        {t('voterImport.preview.again')}
      </Button>
    </Group>
  );
}
