import { Button, Group } from '@mantine/core';
import { Link } from 'react-router-dom';
import { publishPositionEndpoint, retirePositionEndpoint } from '#shared/api/policy-api.ts';
import { callEndpoint } from '../../shared/data/api.ts';
import { useMember } from '../../shared/session/session-store.ts';
import { t } from '../../shared/text/index.ts';
import { ActDialog } from '../../shared/ui/dialog/act-dialog.tsx';
import { useOpenQuestion } from '../../shared/ui/dialog/use-open-question.ts';
import { LiveView } from '../../shared/ui/live-view.tsx';
import { toast } from '../../shared/ui/toasts.tsx';
import { Changes } from './changes.tsx';
import { type IssueRow, type Position, useUses, useVersions } from './data.ts';
import { paths } from './policy-paths.ts';
import styles from './position.module.css';

/** What can be done with an approved position: publish or retire it, or begin its next version. */
export function PositionActions({ row, position }: { row: IssueRow; position: Position }) {
  const { can } = useMember();
  const { question, opened, ask, close, onClosed } = useOpenQuestion<'publish' | 'retire'>();
  const approves = can('policy.approve');
  const isPublic = position.status === 'public' && position.public_version === position.version;
  const dialog = { row, position, close, onClosed };
  return (
    <>
      <Group gap="xs">
        {approves && !isPublic && position.status !== 'retired' && (
          <Button variant={row.draft ? 'default' : 'filled'} onClick={() => ask('publish')}>
            {t('policy.publish')}
          </Button>
        )}
        {can('policy.write') && !row.draft && (
          <Button component={Link} to={paths.draft(position.id)} variant="default">
            {t('policy.writeNew')}
          </Button>
        )}
        {approves && position.status !== 'retired' && (
          <Button variant="subtle" c="var(--ink-soft)" onClick={() => ask('retire')}>
            {t('policy.retire')}
          </Button>
        )}
      </Group>
      {question === 'publish' && <PublishDialog {...dialog} opened={opened} />}
      {question === 'retire' && <RetireDialog {...dialog} opened={opened} />}
    </>
  );
}

type DialogProps = {
  row: IssueRow;
  position: Position;
  opened: boolean;
  close: () => void;
  onClosed: () => void;
};

/** Before a version goes public: what it changes of the one that is, and every use that has an older one. */
function PublishDialog({ row, position, ...dialog }: DialogProps) {
  const { id, version, public_version } = position;
  const versions = useVersions(id, public_version === null);
  const before =
    versions.is === 'ready' ? versions.value.find(({ number }) => number === public_version) : undefined;
  const act = async () => {
    await callEndpoint(publishPositionEndpoint, { issueId: id, version });
    toast('success', t('policy.published', { version }), row.issue.name);
    return true;
  };
  return (
    <ActDialog
      {...dialog}
      title={t('policy.dialogs.publish', { version })}
      submit={t('policy.publish')}
      act={act}
    >
      <p className={styles.soft}>{t('policy.dialogs.publishHint')}</p>
      {before && <Changes before={before} after={position} />}
      <OutdatedUses issue={id} version={version} />
    </ActDialog>
  );
}

function OutdatedUses({ issue, version }: { issue: string; version: number }) {
  return (
    <LiveView of={useUses(issue)} part>
      {(uses) => {
        const outdated = uses.filter((use) => use.version < version);
        return (
          outdated.length > 0 && (
            <section>
              <p className={styles.outdated}>{t('policy.dialogs.outdated', { count: outdated.length })}</p>
              <ul>
                {outdated.map((use) => (
                  <li key={use.id}>
                    {use.title} ({t(`choices.position_uses.kind.${use.kind}`)},{' '}
                    {t('policy.version', { version: use.version })})
                  </li>
                ))}
              </ul>
            </section>
          )
        );
      }}
    </LiveView>
  );
}

function RetireDialog({ row, position, ...dialog }: DialogProps) {
  const act = async () => {
    await callEndpoint(retirePositionEndpoint, { issueId: position.id });
    toast('success', t('policy.retired'), row.issue.name);
    return true;
  };
  return (
    <ActDialog {...dialog} title={t('policy.dialogs.retire')} submit={t('policy.retire')} grave act={act}>
      <p className={styles.soft}>{t('policy.dialogs.retireHint')}</p>
    </ActDialog>
  );
}
