import { Button, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Stored } from '#shared/collections/define.ts';
import type { twoFactorSettings } from '#shared/collections/two-factor.ts';
import { backupCodes } from '#shared/constants.ts';
import { t } from '../../../shared/text/index.ts';
import { showMomentDay } from '../../../shared/ui/format.ts';
import { Notice } from '../notice.tsx';
import styles from './two-factor.module.css';

/** Codes left from which on they are few. */
const few = 3;

type Props = {
  settings: Stored<typeof twoFactorSettings>;
  required: boolean;
  newCodes: () => void;
  turnOff: () => void;
};

export function On({ settings, required, newCodes, turnOff }: Props) {
  const { backup_codes_left: left, enabled_at } = settings;
  return (
    <>
      <Text fw={600} c="var(--good)">
        {t('security.twoFactor.on', { day: showMomentDay(enabled_at.toMillis()) })}
      </Text>
      <dl className={styles.ways}>
        <Way name={t('security.twoFactor.authenticator')}>{t('security.twoFactor.authenticatorHint')}</Way>
        <Way name={t('security.twoFactor.codes')}>
          <span className="figures">
            {t('security.twoFactor.codesLeft', { left, all: backupCodes.count })}
          </span>
        </Way>
      </dl>
      {left <= few && <Notice>{t('security.twoFactor.codesLow')}</Notice>}
      <Group gap="xs">
        <Button variant={left <= few ? 'filled' : 'default'} onClick={newCodes}>
          {t('security.twoFactor.newCodes')}
        </Button>
        {!required && (
          <Button variant="subtle" color="red" c="var(--bad)" onClick={turnOff}>
            {t('security.twoFactor.turnOff')}
          </Button>
        )}
      </Group>
      {required && (
        <Text size="sm" c="var(--ink-soft)">
          {t('security.twoFactor.required')}
        </Text>
      )}
    </>
  );
}

const Way = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
