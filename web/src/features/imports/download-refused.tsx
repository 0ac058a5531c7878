import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { t } from '../../shared/text/index.ts';
import { download } from '../../shared/ui/download.ts';
import { reasonTexts } from './reason-texts.ts';
import { at } from './wizard/wizard-state.ts';
import type { Preview } from './worker/import-protocol.ts';
import type { ServerRefusal } from './worker/listed-rows.ts';

type Props = { preview: Preview; name: string; later?: readonly ServerRefusal[] };

const bareName = (name: string): string => name.replace(/\.\w+$/, '');

async function saveRefused(name: string, later: readonly ServerRefusal[]): Promise<void> {
  const csv = await at.work?.reader.refused(later, reasonTexts());
  if (csv) download(csv, t('imports.csv.name', { name: bareName(name) }));
}

async function saveProblems(name: string): Promise<void> {
  const csv = await at.work?.reader.problems(reasonTexts());
  if (csv) download(csv, t('imports.csv.problems', { name: bareName(name) }));
}

/**
 * Two files, each there only with something in it: the rows that are not imported, to be fixed and imported again, and
 * every problem with its row, column, cell and reason.
 */
export function DownloadRefused({ preview, name, later = [] }: Props) {
  const { problems, left_out, duplicates } = preview.listed;
  return (
    <>
      {problems + duplicates + later.length > 0 && (
        <Save label={t('imports.csv.rejected')} save={() => saveRefused(name, later)} />
      )}
      {problems + duplicates + left_out > 0 && (
        <Save label={t('imports.csv.download')} save={() => saveProblems(name)} />
      )}
    </>
  );
}

const Save = ({ label, save }: { label: string; save: () => Promise<void> }) => (
  <Button
    variant="default"
    leftSection={<IconDownload size={16} stroke={1.75} />}
    onClick={() => void save()}
  >
    {label}
  </Button>
);
