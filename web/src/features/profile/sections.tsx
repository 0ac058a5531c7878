import { Button, Checkbox, Group, Text } from '@mantine/core';
import { useMemo, useState } from 'react';
import { Link, Navigate, useParams } from 'react-router-dom';
import { type ProfileSectionId, profileSectionIds } from '#shared/collections/candidate/candidate-field.ts';
import { profileFields } from '#shared/collections/candidate/candidate-fields.ts';
import { profileFieldNames } from '#shared/collections/candidate-profiles.ts';
import { isFilled } from '#shared/domain/completeness.ts';
import { Calendar } from '../../shared/campaign/calendar.tsx';
import { WinNumber } from '../../shared/campaign/win-number.tsx';
import { useMember } from '../../shared/session/session-store.ts';
import { t } from '../../shared/text/index.ts';
import { StaleNote } from '../../shared/ui/stale-note.tsx';
import { useOpenProfile } from './data.ts';
import { Finder } from './find/finder.tsx';
import { useTargetField } from './find/use-target-field.ts';
import { Form } from './form/section-form.tsx';
import styles from './profile.module.css';
import { paths } from './profile-paths.ts';
import { SectionList } from './section-list.tsx';
import { Sheet } from './section-sheet.tsx';

/** The profile itself, a section at a time. */
export function Sections() {
  const { section: param = profileSectionIds[0] } = useParams();
  const section = profileSectionIds.find((id) => id === param);
  return section ? <Section section={section} /> : <Navigate to={paths.profile} replace />;
}

function Section({ section }: { section: ProfileSectionId }) {
  const { profile, live } = useOpenProfile();
  const { can, organization } = useMember();
  const writes = can('profile.write');
  const [onlyEmpty, setOnlyEmpty] = useState(false);
  const target = useTargetField();
  // As it was when the section opened: a field must not go away from under who fills it in.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  const names = useMemo(() => {
    const all = profileFieldNames.filter((name) => profileFields[name].section === section);
    return all.filter((name) => !onlyEmpty || name === target || !isFilled(profile[name]));
  }, [section, onlyEmpty, target]);
  const next = profileSectionIds[profileSectionIds.indexOf(section) + 1];

  return (
    <div className={styles.layout}>
      <SectionList current={section} />
      <div className={styles.section}>
        <StaleNote of={live} />
        <div className={styles.tools}>
          <Finder />
          <Checkbox
            label={t('profile.onlyEmpty')}
            checked={onlyEmpty}
            onChange={({ currentTarget }) => setOnlyEmpty(currentTarget.checked)}
          />
        </div>
        <header>
          <h2 className={styles.title}>{t(`profileFields.sections.${section}.label`)}</h2>
          <Text c="var(--ink-soft)">{t(`profileFields.sections.${section}.help`)}</Text>
          {!writes && (
            <Text c="var(--ink-soft)" size="sm" mt="xs">
              {t('profile.readOnly')}
            </Text>
          )}
        </header>
        {names.length === 0 && (
          <Group gap="sm">
            <Text>{t('profile.noneEmpty')}</Text>
            <Button variant="default" size="sm" onClick={() => setOnlyEmpty(false)}>
              {t('profile.showAll')}
            </Button>
          </Group>
        )}
        {section === 'race' && <WinNumber race={profile} live />}
        {writes ? <Form names={names} /> : <Sheet names={names} />}
        {section === 'race' && (
          <Calendar
            organization={organization}
            electionDate={profile.electionDate}
            candidateName={profile.candidateName}
          />
        )}
        <Foot next={next} />
      </div>
    </div>
  );
}

const Foot = ({ next }: { next: ProfileSectionId | undefined }) => (
  <footer className={styles.foot}>
    {next && (
      <Link to={paths.section(next)}>
        {t('profile.sections.next', { label: t(`profileFields.sections.${next}.label`) })}
      </Link>
    )}
    {useMember().can('organization.write') && (
      <Link to={paths.remove} className={`${styles.grave} tap`}>
        {t('profile.remove.open')}
      </Link>
    )}
  </footer>
);
