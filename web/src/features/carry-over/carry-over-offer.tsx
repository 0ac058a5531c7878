import { Alert, Button, Group, Text } from '@mantine/core';
import { carryDays, type Progress } from '../../shared/demo/carry/carried-storage.ts';
import type { Carried } from '../../shared/demo/carry/contents.ts';
import { doneOf, sizeOf } from '../../shared/demo/carry/put.ts';
import { useMember } from '../../shared/session/session-store.ts';
import { t } from '../../shared/text/index.ts';
import { Dialog } from '../../shared/ui/dialog/dialog.tsx';
import { countsOf, Left, Lines } from './carry-over-lines.tsx';
import { hideCarry, leaveCarry, putCarry } from './carry-over-state.ts';

type Props = { carried: Carried; campaign: string; progress: Progress | null; why: string | null };

/** What there is, what stays behind, and the two ways; closed without an answer, it is asked again at the next visit. */
export function Offer({ carried, campaign, progress, why }: Props) {
  const member = useMember();
  const all = sizeOf(carried);
  return (
    <Dialog title={t('demo.carry.title')} close={hideCarry}>
      {why !== null && (
        <Alert color="red" mb="sm" role="alert">
          {t('demo.carry.stopped', { why })}
        </Alert>
      )}
      {progress ? (
        <Text>{t('demo.carry.begun', { done: doneOf(progress), count: all })}</Text>
      ) : (
        <>
          <Text>{t('demo.carry.lead')}</Text>
          <Lines of={countsOf(carried)} />
          {Object.keys(carried.profile).length > 0 && (
            <Text size="sm" c="var(--ink-soft)">
              {t('demo.carry.onlyEmpty')}
            </Text>
          )}
          <Left of={carried.left} />
        </>
      )}
      <Text size="sm" c="var(--ink-soft)" mt="sm">
        {t('demo.carry.leaveHint', { count: carryDays })}
      </Text>
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" onClick={leaveCarry}>
          {t('demo.carry.leave')}
        </Button>
        {all > 0 && (
          <Button data-autofocus maw="100%" onClick={() => void putCarry(member)}>
            <Text span inherit truncate>
              {progress ? t('demo.carry.goOn') : t('demo.carry.put', { campaign })}
            </Text>
          </Button>
        )}
      </Group>
    </Dialog>
  );
}
