import { Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import { showAgo } from '../../../shared/ui/format.ts';
import { Notice } from '../../../shared/ui/import/notice.tsx';
import { useNow } from '../../../shared/ui/use-now.ts';
import { useNames } from '../../../shared/voters/use-member-names.ts';
import { paths } from '../../../shared/voters/voter-paths.ts';
import { useVoterFiles } from '../data.ts';

/** Says that another import is under way: whose, since when, and where it can be given up. */
export function OthersImport() {
  const files = useVoterFiles(useMember().organization);
  const nameOf = useNames();
  const now = useNow();
  const open = files.is === 'ready' ? files.value.find(({ state }) => state === 'receiving') : undefined;
  const name = open && nameOf(open.started_by);
  if (!open || !name) return null;
  const params = { name, file: open.file_name, when: showAgo(open.started_at.toMillis(), now) };
  return (
    <Notice tone="warning" title={t('voterFiles.busy.title')}>
      {t('voterFiles.busy.hint', params)}{' '}
      <Anchor component={Link} to={paths.file} size="sm">
        {t('voterFiles.busy.open')}
      </Anchor>
    </Notice>
  );
}
