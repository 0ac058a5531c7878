import { Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';
import { t } from '../../shared/text/index.ts';
import { showMomentDay } from '../../shared/ui/format.ts';
import { LiveView } from '../../shared/ui/live-view.tsx';
import { type Issue, type Position, useVersions } from './data.ts';
import { paths } from './policy-paths.ts';
import styles from './position.module.css';

/** The approved versions of a position, newest first; each opens beside the one before it. */
export function VersionList({ issue, position }: { issue: Issue; position: Position }) {
  return (
    <LiveView of={useVersions(issue.id)} part>
      {(versions) => (
        <ol className={styles.entries} reversed>
          {versions.map(({ id, number, approved_name, approved_at, self_approved, note }) => (
            <li key={id} className={styles.entry}>
              <Anchor component={Link} to={paths.compareTo(issue.id, number)} size="sm" fw={600}>
                {t('policy.version', { version: number })}
              </Anchor>
              {number === position.public_version && position.status !== 'retired' && (
                <span className={styles.status} data-progress="public">
                  {t('policy.versions.public')}
                </span>
              )}
              <span className={styles.about}>
                {t('policy.versions.at', {
                  name: approved_name,
                  day: showMomentDay(approved_at.toMillis()),
                })}
                {self_approved !== null && ` · ${t('policy.versions.self')}`}
              </span>
              {note !== null && <span className={styles.about}>{note}</span>}
            </li>
          ))}
        </ol>
      )}
    </LiveView>
  );
}
