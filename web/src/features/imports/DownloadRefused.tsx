import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { t } from '../../shared/text/index.ts';
import { download } from '../../shared/ui/download.ts';
import { at } from './wizard/state.ts';
import { reasonWords } from './words.ts';
import type { ServerRefusal } from './worker/listed.ts';
import type { Preview } from './worker/protocol.ts';

type Props = { preview: Preview; name: string; later?: readonly ServerRefusal[] };

/** The rows that are not imported, as a file with the reason of each. Not there when there are none. */
export function DownloadRefused({ preview, name, later = [] }: Props) {
  const { problems, duplicates } = preview.listed;
  if (problems + duplicates + later.length === 0) return null;
  const save = async () => {
    const csv = await at.work?.reader.refused(later, reasonWords());
    if (csv) download(csv, t('imports.csv.name', { name: name.replace(/\.\w+$/, '') }));
  };
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={16} stroke={1.75} />}
      onClick={() => void save()}
    >
      {t('importing.preview.download')}
    </Button>
  );
}
