import { Button, Menu } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { mayAppear } from '#shared/domain/voters/permitted-use.ts';
import { t } from '../../../shared/text/index.ts';
import type { VoterQuery } from '../../../shared/voters/engine.ts';
import { useVoters } from '../../../shared/voters/use-voters.ts';
import { exportPeople } from './export-people.ts';
import { type SortName, sortOf } from './voter-sorts.ts';

type Props = {
  query: VoterQuery;
  sort: SortName;
  name: string | null;
  race: boolean;
  source?: 'file' | 'gone';
};

/** Everybody of the question as a CSV file, for members who may take data out; while race is on, with it or without. */
export function ExportPeople({ query, sort, name, race, source = 'file' }: Props) {
  const { engine, voterFile } = useVoters();
  const [running, setRunning] = useState(false);
  const columns = (voterFile.is === 'ready' ? voterFile.facts.data : [])
    .filter((column) => mayAppear(column, 'exports'))
    .map(({ id }) => id);
  const run = async (withRace: boolean) => {
    if (running) return;
    setRunning(true);
    await exportPeople(source === 'gone' ? engine.gone : engine, {
      ...{ query, sort: sortOf[sort], name, race: withRace },
      // Of whom is gone, the file has none of them.
      columns: source === 'gone' ? [] : columns,
    });
    setRunning(false);
  };
  const button = {
    variant: 'default',
    leftSection: <IconDownload size={16} stroke={1.75} aria-hidden />,
    // Not `disabled`, which would take the focus away.
    'aria-disabled': running,
    children: running ? t('voters.export.working') : t('exports.action'),
  } as const;
  if (!race) return <Button {...button} onClick={() => void run(false)} />;
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <Button {...button} />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => void run(false)}>{t('voters.export.withoutRace')}</Menu.Item>
        <Menu.Item onClick={() => void run(true)}>{t('voters.export.withRace')}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
