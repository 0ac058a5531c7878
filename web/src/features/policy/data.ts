import { useMemo } from 'react';
import type { Stored } from '#shared/collections/define.ts';
import { issues } from '#shared/collections/issues.ts';
import { positionDrafts } from '#shared/collections/position-drafts.ts';
import { positionUses } from '#shared/collections/position-uses.ts';
import { positions, positionVersions } from '#shared/collections/positions.ts';
import {
  type IssuePriority,
  issuePriorities,
  issuesMax,
  type PositionStatus,
} from '#shared/domain/policy/policy-limits.ts';
import { type Live, useLiveDocument, useLiveQuery } from '../../shared/data/live.ts';
import { firstOf, inOrder, type Order } from '../../shared/data/queries.ts';
import { useMember } from '../../shared/session/session-store.ts';

export type Issue = Stored<typeof issues>;
export type Position = Stored<typeof positions>;
export type Draft = Stored<typeof positionDrafts>;
export type Version = Stored<typeof positionVersions>;
export type Use = Stored<typeof positionUses>;

/** Versions and uses of one position that are read: the newest. */
const historyMax = 50;

const newest: Order = { field: 'updated_at', direction: 'desc' };
const all = (path: string) => firstOf(inOrder({ path, conditions: [] }, newest), issuesMax);

/** The position on an issue as far as this member may see it. */
export type Progress = 'none' | 'draft' | 'review' | PositionStatus;
export type IssueRow = { issue: Issue; position: Position | null; draft: Draft | null };

/** Where an issue stands: a draft in review comes first, since somebody waits for it. */
export function progressOf({ position, draft }: Pick<IssueRow, 'position' | 'draft'>): Progress {
  if (draft?.state === 'review') return 'review';
  return position?.status ?? draft?.state ?? 'none';
}

const rank = (priority: IssuePriority) => issuePriorities.indexOf(priority);
const byPriority = ({ issue: one }: IssueRow, { issue: other }: IssueRow): number =>
  Number(one.archived) - Number(other.archived) ||
  rank(one.priority) - rank(other.priority) ||
  one.name_key.localeCompare(other.name_key);

export const useSeesDrafts = (): boolean => {
  const { can } = useMember();
  return can('policy.write') || can('policy.approve');
};

/**
 * Every issue with its position, and with its draft for those who may read drafts: the most important first. Three
 * listeners at most, a read for each document.
 */
export function useIssueRows(): Live<IssueRow[]> {
  const { organization } = useMember();
  const seesDrafts = useSeesDrafts();
  const listed = useLiveQuery(issues, `${issues.path(organization)} all`, () =>
    all(issues.path(organization)),
  );
  const approved = useLiveQuery(positions, `${positions.path(organization)} all`, () =>
    all(positions.path(organization)),
  );
  const drafts = useLiveQuery(
    positionDrafts,
    `${positionDrafts.path(organization)} all`,
    () => all(positionDrafts.path(organization)),
    !seesDrafts,
  );
  return useMemo(() => {
    if (listed.is !== 'ready') return listed;
    if (approved.is !== 'ready') return approved;
    if (seesDrafts && drafts.is !== 'ready') return drafts;
    const positionOf = new Map(approved.value.map((one) => [one.id, one]));
    const draftOf = new Map(drafts.is === 'ready' ? drafts.value.map((one) => [one.id, one]) : []);
    const rows = listed.value.map((issue) => ({
      issue,
      position: positionOf.get(issue.id) ?? null,
      draft: (seesDrafts && draftOf.get(issue.id)) || null,
    }));
    const parts = [listed, approved, ...(drafts.is === 'ready' ? [drafts] : [])];
    return {
      ...listed,
      stale: parts.some(({ stale }) => stale),
      unreadable: parts.reduce((sum, { unreadable }) => sum + unreadable, 0),
      value: rows.toSorted(byPriority),
    };
  }, [listed, approved, drafts, seesDrafts]);
}

/** Where a position is used, latest first. */
export function useUses(issue: string): Live<Use[]> {
  const path = positionUses.path(useMember().organization);
  return useLiveQuery(positionUses, `${path} of ${issue}`, () =>
    firstOf(
      inOrder(
        { path, conditions: [{ field: 'issue_id', is: '==', value: issue }] },
        { field: 'used_on', direction: 'desc' },
      ),
      historyMax,
    ),
  );
}

/** The approved versions of a position, newest first; none is asked for while `paused`. */
export function useVersions(issue: string, paused = false): Live<Version[]> {
  const path = positionVersions.path(useMember().organization);
  return useLiveQuery(
    positionVersions,
    `${path} of ${issue}`,
    () =>
      firstOf(
        inOrder(
          { path, conditions: [{ field: 'issue_id', is: '==', value: issue }] },
          { field: 'number', direction: 'desc' },
        ),
        historyMax,
      ),
    paused,
  );
}

export const useIssue = (id: string): Live<Issue | null> =>
  useLiveDocument(issues, useMember().organization, id);
