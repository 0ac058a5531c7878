import { Button, Checkbox, FileButton, Text } from '@mantine/core';
import { IconBuildingBank, IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { useMember } from '../../shared/session/session-store.ts';
import { t } from '../../shared/text/index.ts';
import { showNumber } from '../../shared/ui/format.ts';
import start from '../../shared/ui/import/file-start.module.css';
import { EmptyState } from '../../shared/ui/states.tsx';
import type { ResearchFileProblem } from './read-research-files.ts';
import { readResearch } from './research-reading.ts';

type Props = { problem: { why: ResearchFileProblem; row: number | null } | null };

/** Where the public record comes from, and the file of it, once somebody says that they know what it may not be used for. */
export function ChooseFiles({ problem }: Props) {
  const { organization, uid } = useMember();
  const [knows, setKnows] = useState(false);
  return (
    <EmptyState icon={IconBuildingBank} title={t('research.start.title')} hint={t('research.start.hint')}>
      <div className={start.start}>
        <Checkbox
          label={t('research.start.knows')}
          checked={knows}
          onChange={(event) => setKnows(event.currentTarget.checked)}
        />
        <FileButton
          multiple
          accept=".txt,.csv,.zip,text/plain,text/csv,application/zip"
          onChange={(files) => {
            if (files.length > 0) void readResearch({ organization, uid }, files);
          }}
        >
          {(props) => (
            <Button {...props} disabled={!knows} leftSection={<IconUpload size={16} aria-hidden />}>
              {t('research.start.act')}
            </Button>
          )}
        </FileButton>
        {problem && (
          <Text role="alert" c="var(--bad)">
            {t(`research.problems.${problem.why}`, { row: showNumber(problem.row ?? 0) })}
          </Text>
        )}
        <dl className={start.ways}>
          {(['browser', 'bulk', 'committees'] as const).map((way) => (
            <div key={way}>
              <dt>{t(`research.ways.${way}.name`)}</dt>
              <dd>{t(`research.ways.${way}.how`)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </EmptyState>
  );
}
