import { NativeSelect, Progress } from '@mantine/core';
import { Link, useNavigate } from 'react-router-dom';
import { type ProfileSectionId, profileSectionIds } from '#shared/collections/candidate/candidate-field.ts';
import { completenessOf, percentOf } from '#shared/domain/completeness.ts';
import { t } from '../../shared/text/index.ts';
import { useOpenProfile } from './data.ts';
import styles from './profile.module.css';
import { paths } from './profile-paths.ts';

const labelOf = (section: ProfileSectionId) => t(`profileFields.sections.${section}.label`);

/** The sections and how full each is: a list beside the form, a choice above it on a phone. */
export function SectionList({ current }: { current: ProfileSectionId }) {
  const { sections } = completenessOf(useOpenProfile().profile);
  const navigate = useNavigate();
  return (
    <div className={styles.sections}>
      <nav className={styles.list} aria-label={t('profile.sections.label')}>
        {profileSectionIds.map((section) => (
          <Link
            key={section}
            to={paths.section(section)}
            className={styles.entry}
            aria-current={section === current ? 'page' : undefined}
          >
            <span>{labelOf(section)}</span>
            <span className={`${styles.share} figures`}>
              {t('profile.sections.count', sections[section])}
            </span>
            <Progress
              className={styles.bar ?? ''}
              value={percentOf(sections[section])}
              size={3}
              aria-hidden
            />
          </Link>
        ))}
      </nav>
      <NativeSelect
        className={styles.choice ?? ''}
        label={t('profile.sections.choose')}
        value={current}
        data={profileSectionIds.map((section) => ({
          value: section,
          label: t('profile.sections.option', { label: labelOf(section), ...sections[section] }),
        }))}
        onChange={({ currentTarget }) => {
          const chosen = profileSectionIds.find((section) => section === currentTarget.value);
          if (chosen) navigate(paths.section(chosen));
        }}
      />
    </div>
  );
}
