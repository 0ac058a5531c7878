import { Badge, Group } from '@mantine/core';
import { factsOf, Sections } from '../../shared/area/area-detail.tsx';
import { t } from '../../shared/text/index.ts';
import { showDay } from '../../shared/ui/format.ts';
import { showHours } from '../../shared/ui/hours.ts';
import { EmailLink, PhoneLink } from '../../shared/ui/record/contact.tsx';
import { Ledger } from './hours/ledger.tsx';
import { area, type Volunteer } from './volunteer-area.ts';

const Skills = ({ skills }: { skills: readonly string[] }) =>
  skills.length === 0 ? (
    t('volunteers.noSkills')
  ) : (
    <Group gap={6}>
      {skills.map((skill) => (
        <Badge key={skill} variant="default" tt="none" fw={500}>
          {skill}
        </Badge>
      ))}
    </Group>
  );

const onLeaderboard = ({ on_leaderboard, alias }: Volunteer): string => {
  if (!on_leaderboard) return t('volunteers.leaderboard.hidden');
  return alias === null ? t('volunteers.leaderboard.byName') : t('volunteers.leaderboard.as', { alias });
};

export function VolunteerSections({ volunteer }: { volunteer: Volunteer }) {
  const { email, phone, skills, totalHours, lastActiveDate } = volunteer;
  return (
    <Sections
      area={area}
      record={volunteer}
      badge={
        volunteer.is_donor && (
          <Badge variant="light" tt="none">
            {t('volunteers.alsoDonor')}
          </Badge>
        )
      }
      figures={factsOf(area, {
        totalHours: showHours(totalHours),
        lastActiveDate: lastActiveDate === null ? t('volunteers.never') : showDay(lastActiveDate),
      })}
      facts={[
        ...factsOf(area, {
          email: <EmailLink email={email} />,
          phone: <PhoneLink phone={phone} />,
          skills: <Skills skills={skills} />,
        }),
        { label: t('volunteers.fields.leaderboard'), value: onLeaderboard(volunteer) },
      ]}
    >
      <Ledger volunteer={volunteer} />
    </Sections>
  );
}
