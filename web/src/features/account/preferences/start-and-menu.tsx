import { MultiSelect, Select, Stack } from '@mantine/core';
import { pinnedMax } from '#shared/constants.ts';
import type { Live } from '../../../shared/data/live.ts';
import { usePlaces } from '../../../shared/navigation.ts';
import { t } from '../../../shared/text/index.ts';
import { Block } from '../account-block.tsx';
import { type Preferences, StoredChoices } from './stored-preferences.tsx';

const dashboard = '/';

/** Where Hustings opens, and what stands first in the menu. */
export function StartAndMenu({ live }: { live: Live<Preferences | null> }) {
  const places = usePlaces((state) => state.places).map(({ path, label }) => ({
    value: path,
    label: t(label),
  }));
  const known = (path: string) => places.some(({ value }) => value === path);
  return (
    <Block title={t('preferences.start.title')}>
      <StoredChoices of={live}>
        {({ default_view, pinned_features }, choose) => (
          <Stack gap="md" w="100%">
            <Select
              label={t('preferences.start.view')}
              description={t('preferences.start.viewHint')}
              data={places}
              value={default_view !== null && known(default_view) ? default_view : dashboard}
              allowDeselect={false}
              onChange={(chosen) => {
                if (chosen !== null) choose({ default_view: chosen === dashboard ? null : chosen });
              }}
            />
            <MultiSelect
              label={t('preferences.start.pinned')}
              description={t('preferences.start.pinnedHint')}
              data={places}
              value={pinned_features.filter(known)}
              maxValues={pinnedMax}
              onChange={(chosen) =>
                // What another role had pinned stays, for the day on which it is theirs again.
                choose({
                  pinned_features: [...chosen, ...pinned_features.filter((path) => !known(path))].slice(
                    0,
                    pinnedMax,
                  ),
                })
              }
            />
          </Stack>
        )}
      </StoredChoices>
    </Block>
  );
}
