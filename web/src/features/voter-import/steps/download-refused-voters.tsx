import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { messageFor } from '../../../shared/data/error-messages.ts';
import { t } from '../../../shared/text/index.ts';
import { download } from '../../../shared/ui/download.ts';
import { toast } from '../../../shared/ui/toasts.tsx';
import { refusedTexts } from '../format-import.ts';
import { at } from '../wizard/voter-wizard-state.ts';

/** The rows that are left out, as a file with the reason of each. Not there when there are none, or their file is gone. */
export function DownloadRefused({ count, name }: { count: number; name: string }) {
  const { importer } = at;
  if (count === 0 || !importer) return null;
  const save = () =>
    importer.refused(refusedTexts()).then(
      (csv) => download(csv, t('voterImport.csv.name', { name: name.replace(/\.\w+$/, '') })),
      (error: unknown) => toast('error', t('exports.failed'), messageFor(error)),
    );
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
