import { Button, Menu } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useNavigate } from 'react-router-dom';
import { today } from '#shared/domain/days.ts';
import { useMember } from '../../shared/session/session-store.ts';
import { t } from '../../shared/text/index.ts';
import { download } from '../../shared/ui/download.ts';
import { toast } from '../../shared/ui/toasts.tsx';
import type { IssueRow } from './data.ts';
import { paths } from './policy-paths.ts';

const types = { md: 'text/markdown', csv: 'text/csv' } as const;

type Props = { rows: readonly IssueRow[]; id: string | null; visibleFrom?: string };

/** Approved positions on paper or as files; the file is written only when somebody asks for it. */
export function FileMenu({ rows, id, visibleFrom }: Props) {
  const navigate = useNavigate();
  const exports = useMember().can('data.export');
  const open = rows.find(({ issue, position }) => issue.id === id && position !== null);
  const save = async (some: readonly IssueRow[], ending: keyof typeof types) => {
    const approved = some.flatMap(({ issue, position }) => (position ? [{ issue, position }] : []));
    if (approved.length === 0) {
      toast('info', t('policy.file.nothing'));
      return;
    }
    const { positionFile } = await import('./position-file.ts');
    const name = `${t('policy.file.book').toLowerCase()}-${today(new Date())}.${ending}`;
    download(new Blob([positionFile(approved, ending)], { type: `${types[ending]};charset=utf-8` }), name);
  };
  return (
    <Menu position="bottom-end" withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <Button
          variant="default"
          leftSection={<IconDownload size={16} stroke={1.75} aria-hidden />}
          {...(visibleFrom && { visibleFrom })}
        >
          {t('policy.file.menu')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {open && (
          <>
            <Menu.Item onClick={() => navigate(paths.printOne(open.issue.id))}>
              {t('policy.file.print')}
            </Menu.Item>
            {exports && <Menu.Item onClick={() => save([open], 'md')}>{t('policy.file.markdown')}</Menu.Item>}
            <Menu.Divider />
          </>
        )}
        <Menu.Item onClick={() => navigate(paths.print)}>{t('policy.file.printBook')}</Menu.Item>
        {exports && (
          <>
            <Menu.Item onClick={() => save(rows, 'md')}>{t('policy.file.bookMarkdown')}</Menu.Item>
            <Menu.Item onClick={() => save(rows, 'csv')}>{t('policy.file.csv')}</Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
