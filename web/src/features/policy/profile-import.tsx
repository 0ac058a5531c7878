import '../../shared/text/campaign/en.ts';
import { Anchor, Button, Checkbox, Stack, Text } from '@mantine/core';
import { IconClipboardText } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { PolicyFieldName } from '#shared/collections/candidate/policy-fields.ts';
import { type ImportedIssue, issuesFromProfile } from '#shared/domain/policy/profile-issues.ts';
import { messageFor } from '../../shared/data/error-messages.ts';
import { commitAll, type Operation } from '../../shared/data/journal/index.ts';
import { useCandidate } from '../../shared/data/use-candidate.ts';
import { useMember } from '../../shared/session/session-store.ts';
import { t } from '../../shared/text/index.ts';
import { LiveView } from '../../shared/ui/live-view.tsx';
import { EmptyState } from '../../shared/ui/states.tsx';
import { notifyIfFailed, toast } from '../../shared/ui/toasts.tsx';
import { useIssueRows } from './data.ts';
import { paths } from './policy-paths.ts';
import { WriterPage } from './writer-page.tsx';

/** `/strategy/policy/import`: issues with drafts from what the candidate profile says of policy. */
export function ProfileImport() {
  return (
    <WriterPage title={t('policy.import.title')} back={{ to: paths.list, name: t('policy.back') }}>
      <Fields />
    </WriterPage>
  );
}

function Fields() {
  const profile = useCandidate(useMember().organization);
  const rows = useIssueRows();
  return (
    <LiveView of={profile}>
      {(candidate) => (
        <LiveView of={rows}>
          {(issues) => {
            const known = new Set(issues.map(({ issue }) => issue.id));
            const nameOf = (field: PolicyFieldName) => t(`profileFields.fields.${field}.label`);
            const found = candidate ? issuesFromProfile(candidate, known, nameOf) : [];
            const some = candidate ? issuesFromProfile(candidate, new Set(), nameOf) : [];
            return found.length > 0 ? (
              <Choices found={found} />
            ) : (
              <EmptyState
                icon={IconClipboardText}
                title={t(some.length > 0 ? 'policy.import.all' : 'policy.import.none')}
                hint={t('policy.import.hint')}
              >
                <Anchor component={Link} to="/profile/policy">
                  {t('policy.import.toProfile')}
                </Anchor>
              </EmptyState>
            );
          }}
        </LiveView>
      )}
    </LiveView>
  );
}

const operationsOf = ({ id, issue, draft }: ImportedIssue, uid: string): Operation[] => [
  { operation: 'create', table: 'issues', id, data: issue },
  { operation: 'create', table: 'position_drafts', id, data: { ...draft, authors: [uid] } },
];

function Choices({ found }: { found: readonly ImportedIssue[] }) {
  const { uid } = useMember();
  const navigate = useNavigate();
  const [left, setLeft] = useState<readonly string[]>([]);
  const [busy, setBusy] = useState(false);
  const chosen = found.filter(({ id }) => !left.includes(id));
  const toggle = (id: string) =>
    setLeft(left.includes(id) ? left.filter((one) => one !== id) : [...left, id]);
  const bring = async () => {
    setBusy(true);
    const made = commitAll(chosen.flatMap((one) => operationsOf(one, uid)));
    const isStored = await notifyIfFailed(made);
    setBusy(false);
    if (!isStored) return;
    toast('success', t('policy.import.done', { count: chosen.length }));
    for (const synced of await made)
      synced.catch((error: unknown) => toast('error', t('common.failedToSave'), messageFor(error)));
    navigate(paths.list);
  };
  return (
    <Stack gap="md" align="flex-start">
      <Text c="var(--ink-soft)">{t('policy.import.hint')}</Text>
      <Checkbox.Group label={t('policy.import.choose')} value={chosen.map(({ id }) => id)}>
        <Stack gap="sm" mt="xs">
          {found.map(({ id, issue, draft }) => (
            <Checkbox
              key={id}
              value={id}
              label={issue.name}
              description={draft.stance}
              onChange={() => toggle(id)}
            />
          ))}
        </Stack>
      </Checkbox.Group>
      <Button onClick={bring} loading={busy} disabled={chosen.length === 0}>
        {t('policy.import.go', { count: chosen.length })}
      </Button>
    </Stack>
  );
}
