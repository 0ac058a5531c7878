import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { t } from '../../../shared/text/index.ts';
import type { VoterQuery } from '../../../shared/voters/engine.ts';
import { useVoters } from '../../../shared/voters/use-voters.ts';
import { exportPeople } from './export-people.ts';
import { type SortName, sortOf } from './voter-sorts.ts';

type Props = { query: VoterQuery; sort: SortName; name: string | null };

/** Everybody of the question as a CSV file, for members who may take data out. */
export function ExportPeople({ query, sort, name }: Props) {
  const { engine } = useVoters();
  const [running, setRunning] = useState(false);
  const run = async () => {
    if (running) return;
    setRunning(true);
    await exportPeople(engine, { query, sort: sortOf[sort], name });
    setRunning(false);
  };
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={16} stroke={1.75} aria-hidden />}
      // Not `disabled`, which would take the focus away.
      aria-disabled={running}
      onClick={run}
    >
      {running ? t('voters.export.working') : t('exports.action')}
    </Button>
  );
}
