import { ColorSwatch, Group, Radio } from '@mantine/core';
import { accents } from '#shared/themes.ts';
import { savePreferences } from '../../../shared/session/save-preferences.ts';
import { useMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import { useAccent } from '../../../shared/ui/accent.ts';
import { useTheme } from '../../../shared/ui/theme-mode.ts';

/** The colour of buttons and marks. */
export function AccentChoice() {
  const { uid } = useMember();
  const { accent } = useAccent();
  const shade = useTheme(({ shown }) => (shown === 'dark' ? 5 : 7));
  return (
    <Radio.Group
      label={t('preferences.appearance.accent')}
      value={accent}
      onChange={(chosen) => {
        const next = accents.find((value) => value === chosen);
        if (next) void savePreferences(uid, { accent_color: next });
      }}
    >
      <Group gap="md" mt={6}>
        {accents.map((value) => (
          <Radio
            key={value}
            value={value}
            color={value}
            label={
              <Group gap={6} wrap="nowrap" component="span">
                <ColorSwatch
                  component="span"
                  size={14}
                  withShadow={false}
                  color={`var(--mantine-color-${value}-${shade})`}
                />
                {t(`preferences.accents.${value}`)}
              </Group>
            }
          />
        ))}
      </Group>
    </Radio.Group>
  );
}
