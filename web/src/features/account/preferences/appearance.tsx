import { SegmentedControl, Text } from '@mantine/core';
import { useId } from 'react';
import { themes } from '#shared/themes.ts';
import { saveTheme } from '../../../shared/session/save-preferences.ts';
import { useMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import { useTheme } from '../../../shared/ui/theme-mode.ts';
import { Block } from '../account-block.tsx';
import { AccentChoice } from './accent-choice.tsx';

const choices = () => themes.map((value) => ({ value, label: t(`common.theme.${value}`) }));

/** Theme and accent, shown at once. */
export function Appearance() {
  const { uid } = useMember();
  const { theme } = useTheme();
  const id = useId();
  return (
    <Block title={t('preferences.appearance.title')}>
      <div>
        <Text id={id} size="sm" fw={500} mb={4}>
          {t('preferences.appearance.theme')}
        </Text>
        <SegmentedControl
          aria-labelledby={id}
          data={choices()}
          value={theme}
          onChange={(chosen) => {
            const next = themes.find((value) => value === chosen);
            if (next) void saveTheme(uid, next);
          }}
        />
      </div>
      <AccentChoice />
      <Text size="sm" c="var(--ink-soft)">
        {t('preferences.appearance.hint')}
      </Text>
    </Block>
  );
}
