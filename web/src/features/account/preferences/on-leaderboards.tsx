import { Stack, Switch } from '@mantine/core';
import { aliasLength } from '#shared/constants.ts';
import type { Live } from '../../../shared/data/live.ts';
import { t } from '../../../shared/text/index.ts';
import { Block } from '../account-block.tsx';
import { NameField } from '../name-field.tsx';
import { type Preferences, StoredChoices } from './stored-preferences.tsx';

/** Whether and by which name the team sees this member on the leaderboards. */
export const OnLeaderboards = ({ live }: { live: Live<Preferences | null> }) => (
  <Block title={t('preferences.leaderboards.title')}>
    <StoredChoices of={live}>
      {({ profile_visibility, activity_tracking, leaderboard_alias }, choose) => {
        const shown = profile_visibility === 'team' && activity_tracking;
        return (
          <Stack gap="md" w="100%">
            <Switch
              label={t('preferences.leaderboards.show')}
              description={t('preferences.leaderboards.showHint')}
              checked={shown}
              onChange={({ currentTarget: { checked } }) =>
                choose({ profile_visibility: checked ? 'team' : 'hidden', activity_tracking: checked })
              }
            />
            {shown && (
              <NameField
                key={leaderboard_alias}
                label={t('preferences.leaderboards.alias')}
                value={leaderboard_alias ?? ''}
                required={false}
                isValid={(alias) => alias.length <= aliasLength}
                wrong={t('preferences.leaderboards.aliasWrong', { count: aliasLength })}
                save={async (alias) => choose({ leaderboard_alias: alias === '' ? null : alias })}
              />
            )}
          </Stack>
        );
      }}
    </StoredChoices>
  </Block>
);
