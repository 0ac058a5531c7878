import { Button, Menu } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { today } from '#shared/domain/days.ts';
import { t } from '../../../shared/text/index.ts';
import { download } from '../../../shared/ui/download.ts';
import type { Backup } from '../backups/data.ts';
import { useOpenProfile } from '../data.ts';
import { fileOf, filledOf } from './profile-file.ts';
import { fileName } from './profile-file-name.ts';
import { textOf } from './profile-text.ts';

const kinds = {
  markdown: { ending: 'md', type: 'text/markdown' },
  plain: { ending: 'txt', type: 'text/plain' },
  json: { ending: 'json', type: 'application/json' },
} as const;
const order = ['markdown', 'plain', 'json'] as const;

function give(text: string, kind: keyof typeof kinds, candidate: string, now: Date): void {
  const { ending, type } = kinds[kind];
  download(new Blob([text], { type: `${type};charset=utf-8` }), fileName(candidate, today(now), ending));
}

/** The present profile as a file: to read, to paste, or to read in again. */
export function DownloadMenu() {
  const { profile } = useOpenProfile();
  const take = (kind: keyof typeof kinds) => {
    const now = new Date();
    const values = filledOf(profile);
    give(kind === 'json' ? fileOf(values, now) : textOf(values, kind), kind, profile.candidateName, now);
  };
  return (
    <Menu position="bottom-end" withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <Button variant="default" leftSection={<IconDownload size={16} stroke={1.75} aria-hidden />}>
          {t('history.export.action')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {order.map((kind) => (
          <Menu.Item key={kind} onClick={() => take(kind)}>
            {t(`history.export.${kind}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

/** A backup as the same file; one that cannot be read as it is. */
export function DownloadBackup({ backup: { read, profile_data, created_at } }: { backup: Backup }) {
  const { candidateName } = useOpenProfile().profile;
  const at = new Date(created_at.toMillis());
  const text = () =>
    read.is === 'profile' && read.unfit.length === 0 ? fileOf(read.values, at) : profile_data;
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={16} stroke={1.75} aria-hidden />}
      onClick={() => give(text(), 'json', candidateName, at)}
    >
      {t('history.export.backup')}
    </Button>
  );
}
