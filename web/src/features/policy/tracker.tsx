import { Button, Menu } from '@mantine/core';
import {
  IconArchive,
  IconArchiveOff,
  IconClipboardText,
  IconEdit,
  IconFileUnknown,
  IconPlus,
  IconTrash,
} from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useMember } from '../../shared/session/session-store.ts';
import { t } from '../../shared/text/index.ts';
import { DotsMenu } from '../../shared/ui/list/named-lines.tsx';
import { screenKeys, useKeyHint, useShortcuts } from '../../shared/ui/list/shortcuts.ts';
import { LiveView } from '../../shared/ui/live-view.tsx';
import { Page } from '../../shared/ui/page.tsx';
import { BackLink } from '../../shared/ui/record/back-link.tsx';
import { StaleNote } from '../../shared/ui/stale-note.tsx';
import { EmptyState, UnseenState } from '../../shared/ui/states.tsx';
import { type IssueRow, progressOf, useIssueRows } from './data.ts';
import { FileMenu } from './file-menu.tsx';
import { deleteIssue, setArchived } from './issue-actions.ts';
import { IssueList, StatusChip } from './issue-list.tsx';
import { paths } from './policy-paths.ts';
import styles from './position.module.css';
import { PositionRail } from './position-rail.tsx';
import { PositionView, type Shown } from './position-view.tsx';
import { useNextIssue } from './use-next-issue.ts';

/** `/strategy/policy` and `/strategy/policy/:id`: issues beside the open one's position. */
export function Tracker({ id }: { id: string | null }) {
  const navigate = useNavigate();
  const live = useIssueRows();
  const writes = useMember().can('policy.write');
  const addKey = useKeyHint(screenKeys.add);
  useShortcuts(writes ? { [screenKeys.add]: () => navigate(paths.new) } : {});
  const rows = live.is === 'ready' ? live.value : [];
  // On a phone an open issue has the screen to itself.
  const onList = id === null ? {} : { visibleFrom: 'sm' };
  return (
    <Page
      title={t('policy.title')}
      hint={id === null && t('policy.hint')}
      actions={
        <>
          {rows.length > 0 && <FileMenu rows={rows} id={id} {...onList} />}
          {writes && rows.length > 0 && (
            <Button component={Link} to={paths.import} variant="default" {...onList}>
              {t('policy.import.open')}
            </Button>
          )}
          {writes && (
            <Button
              component={Link}
              to={paths.new}
              leftSection={<IconPlus size={16} aria-hidden />}
              aria-keyshortcuts={addKey}
              {...onList}
            >
              {t('policy.add')}
            </Button>
          )}
        </>
      }
    >
      <StaleNote of={live} />
      <LiveView of={live}>
        {(issues) => {
          if (issues.length > 0)
            return <Columns rows={issues} id={id} silent={live.is === 'ready' && live.stale} />;
          return live.is === 'ready' && live.stale ? <UnseenState /> : <NoIssues writes={writes} />;
        }}
      </LiveView>
    </Page>
  );
}

const NoIssues = ({ writes }: { writes: boolean }) => (
  <EmptyState
    icon={IconClipboardText}
    title={t('policy.empty.title')}
    hint={t(writes ? 'policy.empty.hint' : 'policy.empty.reader')}
  >
    {writes && (
      <Button component={Link} to={paths.import} mt="xs">
        {t('policy.import.open')}
      </Button>
    )}
  </EmptyState>
);

type ColumnsProps = { rows: readonly IssueRow[]; id: string | null; silent: boolean };

function Columns({ rows, id, silent }: ColumnsProps) {
  const row = rows.find(({ issue }) => issue.id === id) ?? null;
  useNextIssue(rows, id);
  return (
    <div className={styles.layout} data-open={id !== null}>
      <IssueList rows={rows} open={id} />
      {row ? (
        // A new issue begins with the text and the tab that are its own.
        <Opened key={row.issue.id} row={row} />
      ) : (
        <div className={styles.record}>
          {id === null ? (
            <EmptyState
              icon={IconClipboardText}
              title={t('policy.choose.title')}
              hint={t('policy.choose.hint')}
            />
          ) : silent ? (
            <UnseenState />
          ) : (
            <EmptyState
              icon={IconFileUnknown}
              title={t('list.missing.title')}
              hint={t('list.missing.hint')}
            />
          )}
        </div>
      )}
    </div>
  );
}

function Opened({ row }: { row: IssueRow }) {
  const { issue, position, draft } = row;
  const [chosen, setChosen] = useState<Shown | null>(null);
  // Whoever opens a draft in review came to judge what it changes.
  const usual: Shown = draft?.state === 'review' || !position ? (position ? 'changes' : 'draft') : 'approved';
  const shown = !draft ? 'approved' : (chosen ?? usual);
  return (
    <>
      <article className={styles.record}>
        <div className={styles.back}>
          <BackLink list={paths.list} name={t('policy.back')} />
        </div>
        <div className={styles.head}>
          <h2>{issue.name}</h2>
          <div className={styles.tools}>
            <StatusChip progress={progressOf(row)} />
            <IssueMenu row={row} />
          </div>
        </div>
        <PositionView row={row} shown={shown} onShow={setChosen} />
      </article>
      <PositionRail row={row} />
    </>
  );
}

const icon = { size: 16, 'aria-hidden': true } as const;

function IssueMenu({ row }: { row: IssueRow }) {
  const { issue, position } = row;
  const navigate = useNavigate();
  if (!useMember().can('policy.write')) return null;
  const drop = () => deleteIssue(row).then((isGoing) => isGoing && navigate(paths.list));
  return (
    <DotsMenu label={t('policy.menu', { name: issue.name })}>
      <Menu.Item leftSection={<IconEdit {...icon} />} onClick={() => navigate(paths.edit(issue.id))}>
        {t('policy.editIssue')}
      </Menu.Item>
      <Menu.Item
        leftSection={issue.archived ? <IconArchiveOff {...icon} /> : <IconArchive {...icon} />}
        onClick={() => setArchived(issue, !issue.archived)}
      >
        {t(issue.archived ? 'policy.unarchive' : 'policy.archive')}
      </Menu.Item>
      {!position && (
        <Menu.Item leftSection={<IconTrash {...icon} />} c="var(--bad)" onClick={drop}>
          {t('common.delete')}
        </Menu.Item>
      )}
    </DotsMenu>
  );
}
