import { Badge, Group, Stack, Title } from '@mantine/core';
import { useParams } from 'react-router-dom';
import { useMember } from '../../shared/session/session-store.ts';
import { t } from '../../shared/text/index.ts';
import { showDay } from '../../shared/ui/format.ts';
import { showHours } from '../../shared/ui/hours.ts';
import { BackLink } from '../../shared/ui/record/back-link.tsx';
import { EmailLink, PhoneLink } from '../../shared/ui/record/contact.tsx';
import { DeleteButton } from '../../shared/ui/record/delete-button.tsx';
import { EditLink } from '../../shared/ui/record/edit-link.tsx';
import { Facts, Figures } from '../../shared/ui/record/facts.tsx';
import { ImportMarks } from '../../shared/ui/record/import-marks.tsx';
import { RecordView } from '../../shared/ui/record/record-view.tsx';
import { Stamps } from '../../shared/ui/record/stamps.tsx';
import { useVolunteer, type Volunteer } from './data.ts';
import { paths } from './volunteer-paths.ts';

/** One volunteer. One read. */
export function VolunteerDetail() {
  const { id = '' } = useParams();
  const writes = useMember().can('volunteers.write');
  return (
    <RecordView
      of={useVolunteer(id)}
      kind={t('volunteers.one')}
      title={({ name }) => name}
      above={<BackLink list={paths.list} name={t('volunteers.back')} />}
      viewed={{ type: 'volunteer', id }}
      actions={() => writes && <EditLink to={paths.edit(id)} />}
    >
      {(volunteer) => <Drawn volunteer={volunteer} writes={writes} />}
    </RecordView>
  );
}

const figures = ({ totalHours, lastActiveDate }: Volunteer) => [
  { label: t('volunteers.fields.hours'), value: showHours(totalHours) },
  {
    label: t('volunteers.fields.last'),
    value: lastActiveDate === null ? t('volunteers.never') : showDay(lastActiveDate),
  },
];

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

const facts = (volunteer: Volunteer) => [
  { label: t('volunteers.fields.email'), value: <EmailLink email={volunteer.email} /> },
  { label: t('volunteers.fields.phone'), value: <PhoneLink phone={volunteer.phone} /> },
  { label: t('volunteers.fields.skills'), value: <Skills skills={volunteer.skills} /> },
  { label: t('volunteers.fields.leaderboard'), value: onLeaderboard(volunteer) },
];

function Drawn({ volunteer, writes }: { volunteer: Volunteer; writes: boolean }) {
  return (
    <Stack gap="xl">
      {volunteer.is_donor && (
        <Badge variant="light" tt="none">
          {t('volunteers.alsoDonor')}
        </Badge>
      )}
      <Figures facts={figures(volunteer)} />
      <section>
        <Title order={2} size="h4" mb="xs">
          {t('list.details')}
        </Title>
        <Facts facts={facts(volunteer)} />
      </section>
      <ImportMarks record={volunteer} />
      <Stamps record={volunteer} />
      {writes && (
        <DeleteButton
          operation={{ operation: 'delete', table: 'volunteers', id: volunteer.id }}
          name={volunteer.name}
          list={paths.list}
          blockedReason={null}
        />
      )}
    </Stack>
  );
}
