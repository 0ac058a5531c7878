import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { CampaignNumbers } from '#shared/api/analytics-api.ts';
import type { Range } from '#shared/domain/buckets.ts';
import { useMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import { download } from '../../../shared/ui/download.ts';
import { localDay } from '../../../shared/ui/form/days.ts';
import { numbersCsv } from './numbers-csv.ts';

/** What is shown as a spreadsheet, for members who may take data out. */
export function FileButton({ range, numbers }: { range: Range; numbers: CampaignNumbers }) {
  const { can } = useMember();
  if (!can('data.export')) return null;
  const save = () => {
    const csv = numbersCsv(range, numbers, {
      from: t('analytics.campaign.export.from'),
      to: t('analytics.campaign.export.to'),
      of: (measure) => t(`analytics.campaign.measures.${measure}`),
    });
    const day = localDay(new Date(numbers.asOf));
    download(
      new Blob([csv], { type: 'text/csv;charset=utf-8' }),
      t('analytics.campaign.export.fileName', { range, day }),
    );
  };
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={16} stroke={1.75} aria-hidden />}
      onClick={save}
    >
      {t('analytics.campaign.export.action')}
    </Button>
  );
}
