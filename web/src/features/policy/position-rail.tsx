import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { useMemberName } from '../../shared/data/use-member-name.ts';
import { t } from '../../shared/text/index.ts';
import { showAgo, showMomentDay } from '../../shared/ui/format.ts';
import type { Draft, IssueRow, Position } from './data.ts';
import { DraftActions } from './draft-actions.tsx';
import styles from './position.module.css';
import { PositionActions } from './position-actions.tsx';
import { UseList } from './use-list.tsx';
import { VersionList } from './version-list.tsx';

/** Beside a position: what is to be done with it, where it is used, and its versions. */
export function PositionRail({ row }: { row: IssueRow }) {
  const { issue, position, draft } = row;
  const [tab, setTab] = useState<'uses' | 'versions'>('uses');
  if (!position && !draft) return <div />;
  return (
    <aside className={styles.rail} aria-label={t('policy.rail.label')}>
      {draft && <DraftCard row={row} draft={draft} />}
      {position && <PositionCard row={row} position={position} />}
      {position && (
        <section className={styles.card}>
          <SegmentedControl
            aria-label={t('policy.rail.tabs')}
            size="xs"
            fullWidth
            value={tab}
            onChange={(next) => setTab(next === 'versions' ? next : 'uses')}
            data={(['uses', 'versions'] as const).map((value) => ({
              value,
              label: t(`policy.rail.${value}`),
            }))}
          />
          {/* One of the two listens at a time: a screen has four listeners at most. */}
          {tab === 'uses' ? (
            <UseList issue={issue.id} position={position} />
          ) : (
            <VersionList issue={issue} position={position} />
          )}
        </section>
      )}
    </aside>
  );
}

function DraftCard({ row, draft }: { row: IssueRow; draft: Draft }) {
  const name = useMemberName(draft.updated_by) ?? '…';
  const when = showAgo(draft.updated_at.toMillis(), Date.now());
  return (
    <section className={styles.card}>
      <p>{t('policy.rail.draftBy', { name, when })}</p>
      {draft.note !== null && <p className={styles.note}>{draft.note}</p>}
      <DraftActions row={row} draft={draft} />
    </section>
  );
}

function PositionCard({ row, position }: { row: IssueRow; position: Position }) {
  const { approved_name: name, approved_at, self_approved, version, public_version, public_at } = position;
  const day = showMomentDay(approved_at.toMillis());
  const isOlderPublic = public_version !== null && public_version !== version;
  return (
    <section className={styles.card}>
      <strong>{t('policy.version', { version })}</strong>
      <p className={styles.soft}>
        {t(self_approved === null ? 'policy.rail.approvedBy' : 'policy.rail.selfApproved', { name, day })}
      </p>
      {self_approved !== null && (
        <p className={styles.soft}>{t('policy.rail.reason', { reason: self_approved })}</p>
      )}
      {public_version !== null && public_at !== null && position.status !== 'retired' && (
        <p className={styles.soft}>
          {isOlderPublic
            ? t('policy.rail.publicOlder', { version: public_version })
            : t('policy.rail.publicSince', {
                version: public_version,
                day: showMomentDay(public_at.toMillis()),
              })}
        </p>
      )}
      <PositionActions row={row} position={position} />
    </section>
  );
}
