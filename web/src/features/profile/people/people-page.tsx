import { Stack, Text } from '@mantine/core';
import { profilePeopleKinds } from '#shared/collections/profile-people.ts';
import { profilePeopleMax } from '#shared/constants.ts';
import { useMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import { NoPermission } from '../../../shared/ui/no-permission.tsx';
import { Metrics } from './metrics.tsx';
import { Donors, Volunteers } from './people-kinds.tsx';

const lists = { donors: Donors, volunteers: Volunteers };

/** Who and what the profile carries along: the people that count most, and the campaign in figures. */
export default function PeoplePage() {
  const { can } = useMember();
  const kinds = profilePeopleKinds.filter((kind) => can(`${kind}.read`));
  if (kinds.length === 0 && !can('dashboard.read')) return <NoPermission />;
  return (
    <Stack gap="xl">
      <Text c="var(--ink-soft)" maw={620}>
        {t('history.people.hint', { count: profilePeopleMax })}
      </Text>
      {can('dashboard.read') && <Metrics />}
      {kinds.map((kind) => {
        const List = lists[kind];
        return <List key={kind} />;
      })}
    </Stack>
  );
}
