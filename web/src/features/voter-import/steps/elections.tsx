import { Checkbox, Text, Title } from '@mantine/core';
import { t } from '../../../shared/text/index.ts';
import { electionName } from '../../../shared/voters/format-voter.ts';
import { electionChoices, takeElection } from '../wizard/assign-columns.ts';
import { choose } from '../wizard/choose-voter-file.ts';
import type { Chosen } from '../wizard/voter-wizard-state.ts';
import styles from './elections.module.css';

/** The elections that the file tells of; each may be left out. */
export function Elections({ chosen }: { chosen: Chosen }) {
  const { facts, mapping } = chosen;
  const choices = electionChoices(facts.mapping, mapping);
  const all = choices.map(({ election }) => election);
  return (
    <fieldset className={styles.elections}>
      <Title order={3} size="h5" component="legend">
        {t('voterColumns.elections')}
      </Title>
      <Text size="sm" c="var(--ink-soft)">
        {choices.length > 0 ? t('voterColumns.electionsHint') : t('voterColumns.noElections')}
      </Text>
      <div className={styles.choices}>
        {choices.map((choice) => (
          <Checkbox
            key={choice.election.key}
            label={electionName(choice.election.key, all)}
            checked={choice.taken}
            onChange={({ currentTarget }) =>
              choose({ mapping: takeElection(mapping, choice, currentTarget.checked) })
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
