import { Button, Group, Text } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { QRCodeSVG } from 'qrcode.react';
import { t } from '../../../shared/text/index.ts';
import type { Turf } from '../../../shared/turfs/stored-turf.ts';
import { Part } from '../../../shared/ui/record/record-parts.tsx';
import { walkAddress } from '../walk-address.ts';
import styles from './turf.module.css';

/** The address at which the canvasser works this turf, and its code: only who has it, or may take it, sees anything there. */
export function Share({ turf }: { turf: Turf }) {
  const address = walkAddress(turf.id);
  const { copied, copy } = useClipboard({ timeout: 3_000 });
  const Icon = copied ? IconCheck : IconCopy;
  return (
    <Part title={t('turf.share.title')}>
      <div className={styles.share}>
        {/* Black on white with the four modules of margin that the standard asks for: scanners want them. */}
        <QRCodeSVG
          value={address}
          title={t('turf.share.qr', { name: turf.name })}
          size={144}
          level="M"
          marginSize={4}
          bgColor="#ffffff"
          fgColor="#000000"
          className={styles.qr}
        />
        <div>
          <Text size="sm" c="var(--ink-soft)">
            {t('turf.share.hint')}
          </Text>
          <p className={styles.address}>{address}</p>
          <Group gap="xs">
            <Button
              size="compact-sm"
              variant="default"
              leftSection={<Icon size={16} aria-hidden />}
              onClick={() => copy(address)}
            >
              <span aria-live="polite">{t(copied ? 'turf.share.copied' : 'turf.share.copy')}</span>
            </Button>
          </Group>
        </div>
      </div>
    </Part>
  );
}
