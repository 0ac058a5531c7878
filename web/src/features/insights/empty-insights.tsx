import { Button, Group } from '@mantine/core';
import { IconBulb } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useMember } from '../../shared/session/session-store.ts';
import { t } from '../../shared/text/index.ts';
import { EmptyState } from '../../shared/ui/states.tsx';
import { paths } from './insight-paths.ts';

/** A campaign with nobody in it: what the screen is for, and the ways to begin. */
export function NothingYet() {
  const { can } = useMember();
  return (
    <EmptyState icon={IconBulb} title={t('insights.empty.title')} hint={t('insights.empty.hint')}>
      <Group gap="xs" mt="xs" justify="center">
        {can('donors.write') && (
          <Button component={Link} to={paths.newDonor} variant="default">
            {t('insights.empty.donor')}
          </Button>
        )}
        {can('volunteers.write') && (
          <Button component={Link} to={paths.newVolunteer} variant="default">
            {t('insights.empty.volunteer')}
          </Button>
        )}
      </Group>
    </EmptyState>
  );
}
