import { Radio, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useConnectivity } from '../../../shared/data/connectivity.ts';
import { paths } from '../../../shared/field/field-paths.ts';
import { t } from '../../../shared/text/index.ts';
import { ActDialog } from '../../../shared/ui/dialog/act-dialog.tsx';
import { toast } from '../../../shared/ui/toasts.tsx';
import { returnTurf } from '../data.ts';
import { useUnsent } from './sync-badge.tsx';
import { useWalk } from './walk-context.ts';

/** Gives a turf back, done or not, and says what becomes of what is not sent. */
export function GiveBack({ opened, close }: { opened: boolean; close: () => void }) {
  const { turf, walk, ended } = useWalk();
  const navigate = useNavigate();
  const { waiting } = useUnsent();
  const online = useConnectivity((state) => state.online);
  const [chosen, setChosen] = useState<'done' | 'some' | null>(null);
  const how = chosen ?? (walk.left === 0 ? 'done' : 'some');
  const act = async () => {
    await returnTurf(turf.id, how === 'done');
    ended();
    toast('success', t('canvass.giving.told'), turf.name);
    navigate(paths.canvass, { replace: true });
    return true;
  };
  return (
    <ActDialog
      opened={opened}
      title={t('canvass.giving.title')}
      submit={t('canvass.giving.submit')}
      close={close}
      onClosed={() => setChosen(null)}
      act={act}
    >
      <Radio.Group
        aria-label={t('canvass.giving.title')}
        value={how}
        onChange={(value) => setChosen(value === 'done' ? 'done' : 'some')}
      >
        <Stack gap="md">
          <Radio
            value="done"
            size="md"
            label={t('canvass.giving.done')}
            description={t('canvass.giving.doneHint')}
          />
          <Radio
            value="some"
            size="md"
            label={t('canvass.giving.some')}
            description={t('canvass.giving.someHint')}
          />
        </Stack>
      </Radio.Group>
      {walk.left > 0 && <Text fw={550}>{t('canvass.giving.left', { count: walk.left })}</Text>}
      <Text size="sm" c="var(--ink-soft)">
        {waiting > 0 && `${t('canvass.giving.unsent', { count: waiting })} `}
        {t('canvass.giving.erased')}
      </Text>
      {!online && (
        <Text size="sm" c="var(--ink-soft)" role="status">
          {t('canvass.giving.offline')}
        </Text>
      )}
    </ActDialog>
  );
}
