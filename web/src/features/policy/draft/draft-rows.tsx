import { ActionIcon, Button, Group, Input, Stack, Textarea, TextInput } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconPlus, IconX } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { positionLimits } from '#shared/domain/policy/policy-limits.ts';
import { t } from '../../../shared/text/index.ts';
import styles from '../position.module.css';
import { emptyProof, emptyQuestion, type ProofRow, type QuestionRow } from './draft-form.ts';

type RowsProps<Row> = { rows: readonly Row[]; error: ReactNode; onChange: (rows: Row[]) => void };

/** Facts that support the position, each with its source. */
export const ProofRows = (props: RowsProps<ProofRow>) => (
  <Rows
    {...props}
    label={t('policy.parts.proof')}
    hint={t('policy.form.proofHint')}
    add={t('policy.form.addProof')}
    max={positionLimits.proof.count}
    empty={emptyProof}
  >
    {(row, number, change) => (
      <>
        <Textarea
          aria-label={t('policy.form.proofText', { number })}
          placeholder={t('policy.form.proofText', { number })}
          autosize
          minRows={1}
          value={row.text}
          onChange={(event) => change({ ...row, text: event.currentTarget.value })}
        />
        <TextInput
          aria-label={t('policy.form.proofSource', { number })}
          placeholder={t('policy.source')}
          value={row.source}
          onChange={(event) => change({ ...row, source: event.currentTarget.value })}
        />
      </>
    )}
  </Rows>
);

/** Hard questions with their answers. */
export const QuestionRows = (props: RowsProps<QuestionRow>) => (
  <Rows
    {...props}
    label={t('policy.parts.questions')}
    hint={t('policy.form.questionsHint')}
    add={t('policy.form.addQuestion')}
    max={positionLimits.questions.count}
    empty={emptyQuestion}
  >
    {(row, number, change) => (
      <>
        <TextInput
          aria-label={t('policy.form.questionText', { number })}
          placeholder={t('policy.form.questionText', { number })}
          value={row.question}
          onChange={(event) => change({ ...row, question: event.currentTarget.value })}
        />
        <Textarea
          aria-label={t('policy.form.answerText', { number })}
          placeholder={t('policy.form.answerText', { number })}
          autosize
          minRows={2}
          value={row.answer}
          onChange={(event) => change({ ...row, answer: event.currentTarget.value })}
        />
      </>
    )}
  </Rows>
);

type Props<Row> = RowsProps<Row> & {
  label: string;
  hint: string;
  add: string;
  max: number;
  empty: () => Row;
  children: (row: Row, number: number, change: (row: Row) => void) => ReactNode;
};

/** A list of rows that can be added, moved and removed. */
function Rows<Row extends { key: string }>(props: Props<Row>) {
  const { rows, error, onChange, label, hint, add, max, empty, children } = props;
  const title = useId();
  const move = (from: number, to: number) => {
    const next = [...rows];
    next.splice(to, 0, ...next.splice(from, 1));
    onChange(next);
  };
  return (
    <Stack gap="xs" role="group" aria-labelledby={title}>
      <div>
        <Input.Label id={title} labelElement="div">
          {label}
        </Input.Label>
        <Input.Description>{hint}</Input.Description>
      </div>
      {rows.map((row, at) => (
        <div key={row.key} className={styles.row}>
          <Stack gap={6}>{children(row, at + 1, (next) => onChange(rows.with(at, next)))}</Stack>
          <Stack gap={2}>
            <RowButton
              label={t('policy.form.remove')}
              icon={IconX}
              onClick={() => onChange(rows.filter((_, other) => other !== at))}
            />
            {at > 0 && (
              <RowButton label={t('policy.form.up')} icon={IconArrowUp} onClick={() => move(at, at - 1)} />
            )}
            {at < rows.length - 1 && (
              <RowButton
                label={t('policy.form.down')}
                icon={IconArrowDown}
                onClick={() => move(at, at + 1)}
              />
            )}
          </Stack>
        </div>
      ))}
      {error && <Input.Error role="alert">{error}</Input.Error>}
      {rows.length < max && (
        <Group>
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<IconPlus size={14} aria-hidden />}
            onClick={() => onChange([...rows, empty()])}
          >
            {add}
          </Button>
        </Group>
      )}
    </Stack>
  );
}

type ButtonProps = { label: string; icon: typeof IconX; onClick: () => void };
const RowButton = ({ label, icon: Icon, onClick }: ButtonProps) => (
  <ActionIcon variant="subtle" c="var(--ink-soft)" aria-label={label} onClick={onClick}>
    <Icon size={16} aria-hidden />
  </ActionIcon>
);
