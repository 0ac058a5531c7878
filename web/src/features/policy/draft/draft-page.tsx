import { Text } from '@mantine/core';
import { IconFileUnknown } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { readContent } from '#shared/domain/policy/position-content.ts';
import { useMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import { LiveView } from '../../../shared/ui/live-view.tsx';
import { EmptyState, FailedState, UnseenState } from '../../../shared/ui/states.tsx';
import { commitWithToast } from '../../../shared/ui/toasts.tsx';
import { type IssueRow, useIssueRows } from '../data.ts';
import { paths } from '../policy-paths.ts';
import { WriterPage } from '../writer-page.tsx';
import { DraftFields } from './draft-fields.tsx';
import type { DraftInput } from './draft-form.ts';
import { draftOperation } from './draft-operation.ts';

/** `/strategy/policy/:id/draft`: the next version of a position, being written. */
export function DraftPage() {
  const { id = '' } = useParams();
  const live = useIssueRows();
  const row = live.is === 'ready' ? live.value.find(({ issue }) => issue.id === id) : undefined;
  return (
    <WriterPage
      title={row ? t('policy.form.title', { name: row.issue.name }) : t('policy.write')}
      back={{ to: paths.one(id), name: row?.issue.name ?? t('policy.back') }}
    >
      <LiveView of={live}>
        {() => {
          if (row) return <Opened key={id} row={row} />;
          return live.is === 'ready' && live.stale ? (
            <UnseenState />
          ) : (
            <EmptyState
              icon={IconFileUnknown}
              title={t('list.missing.title')}
              hint={t('list.missing.hint')}
            />
          );
        }}
      </LiveView>
    </WriterPage>
  );
}

function Opened({ row }: { row: IssueRow }) {
  // As it was when the form was opened: what others change meanwhile is told by the journal when this is saved.
  const [first] = useState(row);
  const { uid } = useMember();
  const navigate = useNavigate();
  const { issue, position, draft } = first;
  const source = draft ?? position;
  const content = source && readContent(source);
  if (source && !content) return <FailedState why={t('policy.unreadable')} />;
  const leave = () => navigate(paths.one(issue.id));
  const operationOf = (input: DraftInput) => draftOperation(first, input, uid);
  return (
    <>
      {draft?.state === 'review' && <Text c="var(--goal)">{t('policy.form.inReview')}</Text>}
      <DraftFields
        content={content}
        operationOf={operationOf}
        save={async (input) => {
          const operation = operationOf(input);
          if (operation) await commitWithToast(operation);
        }}
        done={leave}
        cancel={leave}
      />
    </>
  );
}
