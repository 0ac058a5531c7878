import { ActionIcon, Button, Stack, Switch, Text } from '@mantine/core';
import { IconDoorExit, IconDotsVertical, IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { useConnectivity } from '../../../shared/data/connectivity.ts';
import { messageFor } from '../../../shared/data/error-messages.ts';
import { t } from '../../../shared/text/index.ts';
import { ChoiceDialog } from '../../../shared/ui/dialog/choice-dialog.tsx';
import { toast } from '../../../shared/ui/toasts.tsx';
import { allowDistance, useLocationChoice } from './device-location.ts';
import { formatLocation } from './location-sign.tsx';
import { GiveBack } from './return-turf.tsx';
import { Intro } from './script-intro.tsx';
import { useWalk } from './walk-context.ts';

/** What is seldom needed: the distance, the list anew, giving the turf back. */
export function WalkMenu() {
  const { turf, refresh } = useWalk();
  const online = useConnectivity((state) => state.online);
  const [open, setOpen] = useState(false);
  const [giving, setGiving] = useState(false);
  const [busy, setBusy] = useState(false);
  const refetch = async () => {
    setBusy(true);
    try {
      await refresh(true);
      toast('success', t('canvass.options.refreshed'));
    } catch (error) {
      toast('error', messageFor(error));
    }
    setBusy(false);
  };
  const giveBack = () => {
    setOpen(false);
    setGiving(true);
  };
  return (
    <>
      <ActionIcon
        variant="subtle"
        size={44}
        aria-label={t('canvass.walk.menu')}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <IconDotsVertical size={22} aria-hidden />
      </ActionIcon>
      <ChoiceDialog opened={open} title={t('canvass.options.title')} close={() => setOpen(false)}>
        <Stack gap="lg">
          <Distance />
          {turf.packet.script && <Intro text={turf.packet.script.intro} />}
          <div>
            <Button
              variant="default"
              size="md"
              fullWidth
              loading={busy}
              disabled={!online}
              leftSection={<IconRefresh size={18} aria-hidden />}
              onClick={() => void refetch()}
            >
              {t('canvass.options.refresh')}
            </Button>
            <Text size="sm" c="var(--ink-soft)" mt={4}>
              {t('canvass.options.refreshHint')}
            </Text>
          </div>
          <Button
            variant="default"
            size="md"
            leftSection={<IconDoorExit size={18} aria-hidden />}
            onClick={giveBack}
          >
            {t('canvass.options.giveBack')}
          </Button>
        </Stack>
      </ChoiceDialog>
      <GiveBack opened={giving} close={() => setGiving(false)} />
    </>
  );
}

/** Off until somebody says otherwise, and told in words what it does. */
function Distance() {
  const { on, fix, trouble } = useLocationChoice();
  return (
    <div>
      <Switch
        size="md"
        label={t('canvass.location.title')}
        checked={on}
        onChange={({ currentTarget }) => allowDistance(currentTarget.checked)}
      />
      <Text size="sm" c="var(--ink-soft)" mt={4}>
        {t('canvass.location.hint')}
      </Text>
      <Text size="sm" fw={550} mt={4} role="status">
        {on ? formatLocation({ fix, trouble }) : t('canvass.location.off')}
      </Text>
    </div>
  );
}
