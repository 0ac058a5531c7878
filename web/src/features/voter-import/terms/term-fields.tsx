import { Checkbox, Stack, TextInput } from '@mantine/core';
import { type DataChannel, dataUses } from '#shared/domain/voters/voter-file-columns.ts';
import { t } from '../../../shared/text/index.ts';

type DayProps = {
  name: 'dated' | 'expires';
  value: string;
  error: string | null;
  change: (day: string) => void;
};

/** When a file was made, or until when it may be used; '' where nobody knows. */
export const TermDay = ({ name, value, error, change }: DayProps) => (
  <TextInput
    label={t(`voterFiles.terms.${name}`)}
    description={t(`voterFiles.terms.${name}Hint`)}
    type="date"
    max="9999-12-31"
    value={value}
    error={error}
    onChange={({ currentTarget }) => change(currentTarget.value)}
  />
);

type UsesProps = { uses: readonly DataChannel[]; change: (uses: readonly DataChannel[]) => void };

/** Where columns of the campaign's own may appear. */
export const UsesField = ({ uses, change }: UsesProps) => (
  <Checkbox.Group
    label={t('voterFiles.terms.uses')}
    description={t('voterFiles.terms.usesHint')}
    value={[...uses]}
    onChange={(values) => change(dataUses.filter((use) => values.includes(use)))}
  >
    <Stack gap={6} mt={6}>
      {dataUses.map((use) => (
        <Checkbox key={use} value={use} label={t(`voterFiles.terms.usesOf.${use}`)} />
      ))}
    </Stack>
  </Checkbox.Group>
);
