import { useNavigate } from 'react-router-dom';
import { screenKeys, useShortcuts } from '../../shared/ui/list/shortcuts.ts';
import type { IssueRow } from './data.ts';
import { paths } from './policy-paths.ts';

/** `j` and `k` open the next issue and the one before, in the order of the list. */
export function useNextIssue(rows: readonly IssueRow[], id: string | null): void {
  const navigate = useNavigate();
  const at = rows.findIndex(({ issue }) => issue.id === id);
  const open = (row: IssueRow | undefined) => row && navigate(paths.one(row.issue.id));
  useShortcuts({
    [screenKeys.next]: () => open(rows[at + 1]),
    [screenKeys.previous]: () => open(rows[at - 1]),
  });
}
