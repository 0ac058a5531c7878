import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { committeePath } from '../../shared/fundraising/fundraising-areas.ts';
import { Section } from '../../shared/fundraising/section.tsx';
import { t } from '../../shared/text/index.ts';
import { PartTable } from './part-table.tsx';
import type { Progress } from './plan-progress-of.ts';

/** What members of the finance committee are credited with in these weeks. */
export function ByMember({ progress: { members, committee } }: { progress: Progress }) {
  return (
    <Section title={t('giving.goals.members.title')} hint={t('giving.goals.members.hint')}>
      {members.length === 0 ? (
        <Text c="var(--ink-soft)">
          {t('giving.goals.members.none')}{' '}
          <Anchor component={Link} to={committeePath}>
            {t('giving.goals.members.open')}
          </Anchor>
        </Text>
      ) : (
        <PartTable
          name={t('giving.goals.members.member')}
          parts={members.map((member) => ({
            ...member,
            name: (
              <Anchor inherit component={Link} to={`${committeePath}/${member.id}`}>
                {member.name}
              </Anchor>
            ),
          }))}
          total={{
            ...committee,
            target: members.reduce((sum, { target }) => sum + target, 0),
            name: t('giving.goals.members.committee'),
          }}
        />
      )}
    </Section>
  );
}
