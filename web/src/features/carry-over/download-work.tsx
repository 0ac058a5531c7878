import '../../shared/text/pending/en.ts';
import { Button, Group, Text } from '@mantine/core';
import { carryDays } from '../../shared/demo/carry/carried-storage.ts';
import type { Carried } from '../../shared/demo/carry/contents.ts';
import { sizeOf } from '../../shared/demo/carry/put.ts';
import { useMember } from '../../shared/session/session-store.ts';
import { t } from '../../shared/text/index.ts';
import { Dialog } from '../../shared/ui/dialog/dialog.tsx';
import { downloadCarried } from './carry-over-file.ts';
import { countsOf, Left, Lines } from './carry-over-lines.tsx';
import { hideCarry, leaveCarry } from './carry-over-state.ts';

/** Whoever joined a campaign has no right to put anything into it by the way: they take it with them as a file. */
export function ForTheirCampaign({ carried, campaign }: { carried: Carried; campaign: string }) {
  const member = useMember();
  return (
    <Dialog title={t('demo.carry.title')} close={hideCarry}>
      <Text>{t('demo.carry.lead')}</Text>
      <Lines of={countsOf(carried)} />
      <Text>{t('demo.carry.kept', { campaign })}</Text>
      <Left of={carried.left} />
      <Text size="sm" c="var(--ink-soft)" mt="sm">
        {t('demo.carry.leaveHint', { count: carryDays })}
      </Text>
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" onClick={leaveCarry}>
          {t('demo.carry.leave')}
        </Button>
        {sizeOf(carried) > 0 && (
          <Button data-autofocus onClick={() => downloadCarried(carried, member)}>
            {t('pending.exportCsv')}
          </Button>
        )}
      </Group>
    </Dialog>
  );
}
