import { Button, Group, Skeleton, Text } from '@mantine/core';
import type { Stored } from '#shared/collections/define.ts';
import type { twoFactorTrustedDevices } from '#shared/collections/two-factor.ts';
import { commit } from '../../../shared/data/journal/index.ts';
import type { Live } from '../../../shared/data/live.ts';
import { fingerprintOf, thisBrowser } from '../../../shared/session/device-fingerprint.ts';
import { t } from '../../../shared/text/index.ts';
import { showAgo } from '../../../shared/ui/format.ts';
import { LiveView } from '../../../shared/ui/live-view.tsx';
import { toast } from '../../../shared/ui/toasts.tsx';
import { useNow } from '../../../shared/ui/use-now.ts';
import { Block } from '../account-block.tsx';
import { showFailure } from '../show-failure.ts';
import { deviceName } from './device-name.ts';
import styles from './devices.module.css';

type Device = Stored<typeof twoFactorTrustedDevices>;

/** At once and for good: somebody who lost a phone must not wait for an undo to pass. */
async function distrust(devices: readonly Device[], message: string): Promise<void> {
  try {
    const receipts = await Promise.all(
      devices.map(({ id }) => commit({ operation: 'delete', table: 'two_factor_trusted_devices', id })),
    );
    await Promise.all(receipts.map(({ synced }) => synced));
    toast('success', message);
  } catch (error) {
    showFailure(t('security.devices.failed'), error);
  }
}

/** Devices that skip the code: the owner's list, and the way to take one off it. */
export function Devices({ live }: { live: Live<Device[]> }) {
  const now = useNow();
  return (
    <Block title={t('security.devices.title')}>
      <LiveView of={live} loading={<Skeleton height={56} radius="sm" />}>
        {(all) => {
          const trusted = all.filter(({ expires_at }) => expires_at.toMillis() > now);
          return trusted.length === 0 ? <Empty /> : <List devices={trusted} now={now} />;
        }}
      </LiveView>
    </Block>
  );
}

const Empty = () => (
  <div>
    <Text>{t('security.devices.empty')}</Text>
    <Text size="sm" c="var(--ink-soft)">
      {t('security.devices.emptyHint')}
    </Text>
  </div>
);

function List({ devices, now }: { devices: readonly Device[]; now: number }) {
  const ownFingerprint = fingerprintOf(thisBrowser());
  return (
    <>
      <Text size="sm" c="var(--ink-soft)">
        {t('security.devices.hint')}
      </Text>
      <ul className={styles.list}>
        {devices.map((device) => (
          <Line
            key={device.id}
            device={device}
            isCurrent={device.device_fingerprint === ownFingerprint}
            now={now}
          />
        ))}
      </ul>
      {devices.length > 1 && (
        <Button variant="default" onClick={() => void distrust(devices, t('security.devices.removedAll'))}>
          {t('security.devices.removeAll')}
        </Button>
      )}
    </>
  );
}

function Line({ device, isCurrent, now }: { device: Device; isCurrent: boolean; now: number }) {
  const name = deviceName(device.device_name);
  const ago = (at: { toMillis: () => number }) => ({ ago: showAgo(at.toMillis(), now) });
  return (
    <li className={styles.device}>
      <div>
        <Group gap="xs">
          <Text fw={600} title={device.device_name}>
            {name}
          </Text>
          {isCurrent && <span className={styles.here}>{t('security.devices.thisOne')}</span>}
        </Group>
        <Text size="sm" c="var(--ink-soft)">
          {[
            t('security.devices.trusted', ago(device.created_at)),
            t('security.devices.used', ago(device.last_used_at)),
            t('security.devices.expires', ago(device.expires_at)),
          ].join(' · ')}
        </Text>
      </div>
      <Button
        variant="subtle"
        size="compact-sm"
        color="red"
        c="var(--bad)"
        aria-label={
          isCurrent ? t('security.devices.removeThis') : t('security.devices.removeNamed', { name })
        }
        onClick={() => void distrust([device], t('security.devices.removed'))}
      >
        {t('security.devices.remove')}
      </Button>
    </li>
  );
}
