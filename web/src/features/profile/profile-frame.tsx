import { Progress, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { completenessOf, percentOf } from '#shared/domain/completeness.ts';
import type { Candidate } from '../../shared/profile/candidate-profile.ts';
import { t } from '../../shared/text/index.ts';
import { showDay } from '../../shared/ui/format.ts';
import { Page } from '../../shared/ui/page.tsx';
import tabs from '../../shared/ui/tabs.module.css';
import { useOpenProfile } from './data.ts';
import { DownloadMenu } from './export/download.tsx';
import styles from './profile.module.css';
import { paths } from './profile-paths.ts';
import type { Place } from './profile-screens.ts';

/** What every screen of the profile stands in: whose it is, how full it is, and its tabs. */
export function Frame({ places, children }: { places: readonly Place[]; children: ReactNode }) {
  const { profile } = useOpenProfile();
  const complete = completenessOf(profile);
  const percent = percentOf(complete);
  return (
    <Page
      title={t('profile.title')}
      hint={<span className={styles.race}>{raceOf(profile)}</span>}
      actions={
        <>
          <div className={styles.complete}>
            <Text size="sm" fw={600} className="figures">
              {t('profile.complete', { percent })}
            </Text>
            <Progress value={percent} size={6} aria-hidden />
            <Text size="sm" c="var(--ink-soft)" className="figures">
              {t('profile.filled', complete)}
            </Text>
          </div>
          <DownloadMenu />
        </>
      }
    >
      <Tabs places={places} />
      {children}
    </Page>
  );
}

/** `Ana Rivera · State Senate, District 9, Ohio · Nov 2, 2027`, as far as it is known. */
function raceOf({ candidateName, office, district, state, electionDate }: Candidate): string {
  const seat = [office, district, state].filter((part) => part !== null).join(', ');
  return [candidateName, seat, electionDate && showDay(electionDate)].filter(Boolean).join(' · ');
}

/** The sections have addresses of their own below the first tab, so it is theirs wherever no other tab is. */
function Tabs({ places }: { places: readonly Place[] }) {
  const { pathname } = useLocation();
  const shown = places.flatMap(({ path, tab }) => (tab ? [{ to: `${paths.profile}/${path}`, tab }] : []));
  if (shown.length === 0) return null;
  const current =
    shown.find(({ to }) => pathname === to || pathname.startsWith(`${to}/`))?.to ?? paths.profile;
  return (
    <nav className={`${tabs.tabs} ${styles.tabs}`} aria-label={t('profile.tabs.label')}>
      {[{ to: paths.profile, tab: 'profile.tabs.fields' as const }, ...shown].map(({ to, tab }) => (
        <Link key={to} to={to} className={tabs.tab} aria-current={to === current ? 'page' : undefined}>
          {t(tab)}
        </Link>
      ))}
    </nav>
  );
}
