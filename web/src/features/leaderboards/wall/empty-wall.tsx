import { Button, Group } from '@mantine/core';
import { IconTrophy } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import { EmptyState } from '../../../shared/ui/states.tsx';
import { firstSteps, wayTo } from './goal-links.ts';

/** A campaign that has just begun: the ways to its first achievement, as far as this member may go them. */
export function NothingYet() {
  const member = useMember();
  return (
    <EmptyState
      icon={IconTrophy}
      title={t('leaderboards.wall.empty.title')}
      hint={t('leaderboards.wall.empty.hint')}
    >
      <Group gap="xs" mt="xs" justify="center">
        {firstSteps.map((measure) => {
          const way = wayTo(measure, member);
          return (
            way && (
              <Button key={measure} component={Link} to={way} variant="default">
                {t(`leaderboards.wall.ways.${measure}`)}
              </Button>
            )
          );
        })}
      </Group>
    </EmptyState>
  );
}
