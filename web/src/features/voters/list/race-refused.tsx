import { Button, Group } from '@mantine/core';
import { IconFilterOff } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import { EmptyState } from '../../../shared/ui/states.tsx';
import { formatTrouble } from '../../../shared/voters/format-trouble.ts';
import { paths } from '../../../shared/voters/voter-paths.ts';

/** A search by race or ethnicity while they are off: asking again would change nothing, so it says what does. */
export function RaceRefused({ removeTests }: { removeTests: () => void }) {
  const decides = useMember().can('organization.write');
  return (
    <div role="alert">
      <EmptyState icon={IconFilterOff} title={t('voters.noRace.title')} hint={formatTrouble('no race', null)}>
        <Group gap="xs" mt="xs" justify="center">
          <Button onClick={removeTests}>{t('voters.noRace.remove')}</Button>
          <Button variant="default" component={Link} to={paths.file}>
            {t(decides ? 'voters.noRace.setting' : 'voters.noRace.admins')}
          </Button>
        </Group>
      </EmptyState>
    </div>
  );
}
