import { Button, Group, Skeleton, Text } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import type { Stored } from '#shared/collections/define.ts';
import type { organizations } from '#shared/collections/organizations.ts';
import type { twoFactorSettings } from '#shared/collections/two-factor.ts';
import type { Live } from '../../../shared/data/live.ts';
import { useMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import { LiveView } from '../../../shared/ui/live-view.tsx';
import { Block } from '../account-block.tsx';
import { Notice } from '../notice.tsx';
import { On } from './two-factor-on.tsx';

// With what draws and makes keys, 40 kB that only an enrolment needs.
const EnrolmentDialog = lazy(() => import('./enrolment-dialog.tsx'));
const NewCodes = lazy(() => import('./new-codes.tsx'));
const TurnOff = lazy(() => import('./turn-off.tsx'));

type Props = {
  live: Live<Stored<typeof twoFactorSettings> | null>;
  organization: Live<Stored<typeof organizations> | null>;
};

/** The member's second factor: off, with what it is for, or on, with how many backup codes are left. */
export function TwoFactor({ live, organization }: Props) {
  const [open, setOpen] = useState<'enrolment' | 'codes' | 'off' | null>(null);
  const close = () => setOpen(null);
  const required = organization.is === 'ready' && organization.value?.require_two_factor === true;
  return (
    <Block title={t('security.twoFactor.title')}>
      <LiveView of={live} loading={<Skeleton height={72} radius="sm" />}>
        {(settings) =>
          settings?.enabled ? (
            <On
              settings={settings}
              required={required}
              newCodes={() => setOpen('codes')}
              turnOff={() => setOpen('off')}
            />
          ) : (
            <Off turnOn={() => setOpen('enrolment')} />
          )
        }
      </LiveView>
      <Suspense>
        {open === 'enrolment' && <EnrolmentDialog close={close} />}
        {open === 'codes' && <NewCodes close={close} />}
        {open === 'off' && <TurnOff close={close} />}
      </Suspense>
    </Block>
  );
}

const urged = new Set(['admin', 'finance']);

function Off({ turnOn }: { turnOn: () => void }) {
  const { role } = useMember();
  return (
    <div>
      <Text>{t('security.twoFactor.what')}</Text>
      {urged.has(role) && <Notice>{t('security.twoFactor.urged')}</Notice>}
      <Group mt="md">
        <Button onClick={turnOn}>{t('security.twoFactor.turnOn')}</Button>
      </Group>
    </div>
  );
}
