import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { voteMethods } from '#shared/domain/voters/ballot.ts';
import { t } from '../../../shared/text/index.ts';
import { showNumber } from '../../../shared/ui/format.ts';
import { Figures } from '../../../shared/ui/import/import-figures.tsx';
import { Notice } from '../../../shared/ui/import/notice.tsx';
import { StepTitle } from '../../../shared/ui/import/step-title.tsx';
import type { Joined, Preview } from '../../../shared/voter-reading/voter-import-protocol.ts';
import { electionName, methodName } from '../../../shared/voters/format-voter.ts';
import { buildFile } from '../wizard/build-packed.ts';
import { toColumns } from '../wizard/choose-voter-file.ts';
import type { Step } from '../wizard/voter-wizard-state.ts';
import { DownloadRefused } from './download-refused-voters.tsx';
import styles from './found-list.module.css';
import { FoundList } from './found-list.tsx';

/** Below this share of rows with a voter something may be wrong, unless the file covers a whole state. */
const fewPercent = 1;
/** Ids that are listed on the screen. */
const idsShown = 50;

type Props = { step: Extract<Step, { is: 'preview' }>; joined: Joined };

/** What a file comes to that is joined to the voters, before anything is saved. */
export function JoinPreviewStep({ step, joined }: Props) {
  const { chosen, preview, why } = step;
  const isHistory = joined.kind === 'history';
  return (
    <Stack gap="md">
      <StepTitle hint={chosen.facts.name}>{t('importing.preview.title')}</StepTitle>
      {why && (
        <Notice tone="bad" role="alert">
          {why}
        </Notice>
      )}
      <Figures
        of={[
          { name: t('importing.preview.rows'), value: preview.rows },
          { name: t('voterImport.join.matched'), value: joined.matched, tone: 'good' },
          { name: t('voterImport.join.unmatched'), value: joined.unmatched },
          { name: t('voterImport.preview.left'), value: preview.refused, tone: 'bad' },
          {
            name: t(isHistory ? 'voterImport.join.voters' : 'voterImport.join.dataVoters'),
            value: joined.voters,
          },
        ]}
      />
      <Share rows={preview.rows} unmatched={joined.unmatched} />
      {isHistory && <Methods methods={joined.methods} />}
      {joined.manyChoices.length > 0 && (
        <Notice tone="warning">
          {t('voterImport.join.manyChoices', { names: joined.manyChoices.join(', ') })}
        </Notice>
      )}
      {joined.race.length > 0 && (
        <Notice>{t('voterColumns.race.own', { columns: joined.race.join(', ') })}</Notice>
      )}
      <Brought preview={preview} joined={joined} />
      <Text size="sm" c="var(--ink-soft)">
        {t(isHistory ? 'voterImport.join.stays' : 'voterImport.join.dataStays')}
      </Text>
      <Group gap="xs">
        <Button onClick={() => void buildFile()} disabled={joined.matched === 0}>
          {t(isHistory ? 'voterImport.join.start' : 'voterImport.join.dataStart')}
        </Button>
        <Button variant="default" onClick={toColumns}>
          {t('importing.preview.back')}
        </Button>
        <DownloadRefused count={preview.refused} name={chosen.facts.name} />
      </Group>
      <FoundList
        title={t('voterImport.preview.leftTitle')}
        found={preview.refusals.map((one) => ({ ...one, label: t(`voterImport.refusal.${one.code}`) }))}
      />
      <FoundList
        title={t('voterImport.preview.notesTitle')}
        found={preview.notes.map((one) => ({ ...one, label: t(`voterImport.note.${one.code}`) }))}
      />
      <Unmatched joined={joined} />
    </Stack>
  );
}

/** The elections that the voters have afterwards, or the columns. */
function Brought({ preview, joined }: { preview: Preview; joined: Joined }) {
  const isHistory = joined.kind === 'history';
  return (
    <Stack gap="xs">
      <Title order={3} size="h5">
        {t(isHistory ? 'voterImport.join.electionsTitle' : 'voterImport.join.columnsTitle')}
      </Title>
      <Text size="sm">
        {isHistory
          ? preview.elections.map(({ key }) => electionName(key, preview.elections)).join(', ')
          : joined.columns
              .map(({ name, type }) => `${name} (${t(`voterColumns.data.use.${type}`)})`)
              .join(', ')}
      </Text>
    </Stack>
  );
}

function Share({ rows, unmatched }: { rows: number; unmatched: number }) {
  const share = rows === 0 ? 0 : ((rows - unmatched) / rows) * 100;
  if (unmatched === rows) return <Notice tone="bad">{t('voterImport.join.none')}</Notice>;
  const percent = showNumber(Math.round(share * 10) / 10);
  return share < fewPercent ? (
    <Notice tone="warning">{t('voterImport.join.few', { percent })}</Notice>
  ) : (
    <Text>{t('voterImport.join.share', { percent })}</Text>
  );
}

const Methods = ({ methods }: Pick<Joined, 'methods'>) => (
  <Stack gap="xs">
    <Title order={3} size="h5">
      {t('voterImport.join.methodsTitle')}
    </Title>
    <Figures
      of={[...voteMethods.slice(1), voteMethods[0]].map((method) => ({
        name: methodName(method),
        value: methods[method],
      }))}
    />
  </Stack>
);

function Unmatched({ joined }: { joined: Joined }) {
  if (joined.unmatchedIds.length === 0) return null;
  return (
    <details className={styles.kind}>
      <summary>
        <span>{t('voterImport.join.unmatchedTitle')}</span>
        <span className={styles.count}>
          {t('voterImport.preview.rows', {
            count: joined.unmatched,
            formatted: showNumber(joined.unmatched),
          })}
        </span>
      </summary>
      <Text size="sm" c="var(--ink-soft)">
        {t('voterImport.join.unmatchedHint')}
      </Text>
      <ul className={styles.rows}>
        {joined.unmatchedIds.slice(0, idsShown).map((id) => (
          <li key={id}>{id}</li>
        ))}
      </ul>
    </details>
  );
}
