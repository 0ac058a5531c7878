import { Button, Group, Textarea } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { approvePositionEndpoint } from '#shared/api/policy-api.ts';
import { positionLimits, selfApprovalReason } from '#shared/domain/policy/policy-limits.ts';
import { callEndpoint } from '../../shared/data/api.ts';
import { useMember } from '../../shared/session/session-store.ts';
import { t } from '../../shared/text/index.ts';
import { ActDialog } from '../../shared/ui/dialog/act-dialog.tsx';
import { useOpenQuestion } from '../../shared/ui/dialog/use-open-question.ts';
import { commitWithToast, toast } from '../../shared/ui/toasts.tsx';
import { Changes } from './changes.tsx';
import type { Draft, IssueRow } from './data.ts';
import { discardDraft, moveDraft } from './issue-actions.ts';
import { paths } from './policy-paths.ts';
import styles from './position.module.css';

type Question = 'submit' | 'sendBack' | 'approve';

/** What can be done with a draft: write on, submit, send back, approve. */
export function DraftActions({ row, draft }: { row: IssueRow; draft: Draft }) {
  const { can } = useMember();
  const { question, opened, ask, close, onClosed } = useOpenQuestion<Question>();
  const writes = can('policy.write');
  const isInReview = draft.state === 'review';
  const approves = can('policy.approve') && isInReview;
  return (
    <>
      {isInReview && !approves && <p className={styles.soft}>{t('policy.rail.waiting')}</p>}
      <Group gap="xs">
        {approves && <Button onClick={() => ask('approve')}>{t('policy.approve')}</Button>}
        {approves && (
          <Button variant="default" onClick={() => ask('sendBack')}>
            {t('policy.sendBack')}
          </Button>
        )}
        {writes && !isInReview && <Button onClick={() => ask('submit')}>{t('policy.submit')}</Button>}
        {writes && (
          <Button component={Link} to={paths.draft(draft.id)} variant="default">
            {t('policy.goOn')}
          </Button>
        )}
        {writes && !isInReview && (
          <Button variant="subtle" c="var(--bad)" onClick={() => discardDraft(draft, row.issue.name)}>
            {t('policy.discard')}
          </Button>
        )}
      </Group>
      {question === 'approve' ? (
        <ApproveDialog row={row} draft={draft} opened={opened} close={close} onClosed={onClosed} />
      ) : (
        <NoteDialog
          key={question}
          draft={draft}
          question={question ?? 'submit'}
          opened={opened && question !== null}
          close={close}
          onClosed={onClosed}
        />
      )}
    </>
  );
}

type DialogProps = { draft: Draft; opened: boolean; close: () => void; onClosed: () => void };

function NoteDialog({ draft, question, ...dialog }: DialogProps & { question: 'submit' | 'sendBack' }) {
  const [note, setNote] = useState('');
  const isSubmit = question === 'submit';
  const act = async () => {
    const state = isSubmit ? 'review' : 'draft';
    await commitWithToast(moveDraft(draft, { state, note: note.trim() || null }));
    return true;
  };
  return (
    <ActDialog
      {...dialog}
      title={t(`policy.dialogs.${question}`)}
      submit={t(isSubmit ? 'policy.submit' : 'policy.sendBack')}
      act={act}
    >
      <Textarea
        label={t(isSubmit ? 'policy.note.forReviewer' : 'policy.note.sendBackLabel')}
        description={isSubmit ? t('policy.note.forReviewerHint') : null}
        autosize
        minRows={3}
        maxLength={positionLimits.note}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
        data-autofocus
      />
    </ActDialog>
  );
}

/** The changes once more before they are final; an author says why nobody else can approve. */
function ApproveDialog({ row, draft, ...dialog }: DialogProps & { row: IssueRow }) {
  const { uid } = useMember();
  const [reason, setReason] = useState('');
  // What this approver saw: a change that arrives while the dialog is open is refused by the server.
  const [seen] = useState(() => draft.updated_at.toMillis());
  const isOwn = draft.authors.includes(uid);
  const version = (row.position?.version ?? 0) + 1;
  const act = async () => {
    const written = reason.trim();
    const answer = await callEndpoint(approvePositionEndpoint, {
      issueId: draft.id,
      seen,
      ...(isOwn && written !== '' && { reason: written }),
    });
    toast('success', t('policy.approvedNow', { version: answer.version }), row.issue.name);
    return true;
  };
  return (
    <ActDialog
      {...dialog}
      title={t('policy.dialogs.approve', { version })}
      submit={t('policy.approve')}
      act={act}
    >
      <p className={styles.soft}>{t('policy.dialogs.approveHint')}</p>
      {row.position && <Changes before={row.position} after={draft} />}
      {isOwn && (
        <Textarea
          label={`${t('policy.dialogs.own')}. ${t('policy.dialogs.reason')}`}
          description={t('policy.dialogs.ownHint')}
          required
          minLength={selfApprovalReason.least}
          maxLength={selfApprovalReason.most}
          autosize
          minRows={2}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      )}
    </ActDialog>
  );
}
