import { Button, SegmentedControl, Text } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { readContent, type StoredContent } from '#shared/domain/policy/position-content.ts';
import { useMember } from '../../shared/session/session-store.ts';
import { t } from '../../shared/text/index.ts';
import { EmptyState, FailedState } from '../../shared/ui/states.tsx';
import { Changes } from './changes.tsx';
import type { IssueRow } from './data.ts';
import { paths } from './policy-paths.ts';
import { PositionText } from './position-text.tsx';

/** Which text of an issue is shown. */
export type Shown = 'approved' | 'draft' | 'changes';

type Props = { row: IssueRow; shown: Shown; onShow: (shown: Shown) => void };

/** What an issue's position says: the approved text, the draft, or what the draft changes. */
export function PositionView({ row, shown, onShow }: Props) {
  const { issue, position, draft } = row;
  const writes = useMember().can('policy.write');
  if (!position && !draft)
    return (
      <EmptyState
        icon={IconPencil}
        title={t('policy.noPosition.title')}
        hint={t(writes ? 'policy.noPosition.hint' : 'policy.noPosition.reader')}
      >
        {writes && (
          <Button component={Link} to={paths.draft(issue.id)} mt="xs">
            {t('policy.write')}
          </Button>
        )}
      </EmptyState>
    );
  return (
    <>
      {position && draft && (
        <SegmentedControl
          aria-label={t('policy.view.label')}
          value={shown}
          onChange={(next) => onShow(next === 'draft' || next === 'changes' ? next : 'approved')}
          data={(['approved', 'draft', 'changes'] as const).map((value) => ({
            value,
            label: t(`policy.view.${value}`),
          }))}
        />
      )}
      {shown === 'changes' && position && draft ? (
        <Changes before={position} after={draft} />
      ) : (
        <Stored content={shown === 'approved' ? position : draft} />
      )}
      {!position && <Text c="var(--ink-soft)">{t('policy.firstVersion')}</Text>}
    </>
  );
}

function Stored({ content }: { content: StoredContent | null }) {
  const read = content && readContent(content);
  return read ? <PositionText content={read} /> : <FailedState why={t('policy.unreadable')} />;
}
