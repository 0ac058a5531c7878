import { Menu } from '@mantine/core';
import {
  IconArchive,
  IconArchiveOff,
  IconCopy,
  IconDownload,
  IconPrinter,
  IconTrash,
} from '@tabler/icons-react';
import { useNavigate } from 'react-router-dom';
import { scripts } from '#shared/collections/scripts.ts';
import { useWrites } from '../../../shared/area/area.ts';
import { bodyOf, type Script } from '../../../shared/scripts/use-scripts.ts';
import { t } from '../../../shared/text/index.ts';
import { DotsMenu } from '../../../shared/ui/list/named-lines.tsx';
import { createScript, deleteScript, nameMax, setArchived } from '../script-actions.ts';
import { exportScript } from '../script-file.ts';
import { paths } from '../script-paths.ts';

const icon = { size: 16, 'aria-hidden': true } as const;

/** A copy's name, as long as a name may be. */
function copyName(name: string): string {
  const room = nameMax - t('scriptEditor.menu.copyOf', { name: '' }).length;
  return t('scriptEditor.menu.copyOf', { name: name.slice(0, room).trim() });
}

/** What can be done with a script. `onDelete`: it was deleted. */
export function ScriptMenu({ script, onDelete }: { script: Script; onDelete?: () => void }) {
  const writes = useWrites(scripts);
  const navigate = useNavigate();
  const body = bodyOf(script);
  const { id, name, channel, archived } = script;
  const duplicate = async () => {
    if (!body) return;
    const copy = await createScript({ name: copyName(name), channel, body });
    if (copy) navigate(paths.one(copy));
  };
  const drop = () => deleteScript(script).then((going) => going && onDelete?.());
  return (
    <DotsMenu label={t('scriptEditor.menu.label', { name })}>
      {writes && (
        <Menu.Item leftSection={<IconCopy {...icon} />} disabled={!body} onClick={duplicate}>
          {t('scriptEditor.menu.duplicate')}
        </Menu.Item>
      )}
      <Menu.Item
        leftSection={<IconPrinter {...icon} />}
        disabled={!body}
        onClick={() => navigate(paths.print(id))}
      >
        {t('scriptEditor.menu.print')}
      </Menu.Item>
      <Menu.Item
        leftSection={<IconDownload {...icon} />}
        disabled={!body}
        onClick={() => body && exportScript({ name, channel, body })}
      >
        {t('scriptEditor.menu.export')}
      </Menu.Item>
      {writes && (
        <>
          <Menu.Item
            leftSection={archived ? <IconArchiveOff {...icon} /> : <IconArchive {...icon} />}
            onClick={() => setArchived(script, !archived)}
          >
            {t(archived ? 'scriptEditor.menu.unarchive' : 'scriptEditor.menu.archive')}
          </Menu.Item>
          <Menu.Item leftSection={<IconTrash {...icon} />} c="var(--bad)" onClick={drop}>
            {t('scriptEditor.menu.delete')}
          </Menu.Item>
        </>
      )}
    </DotsMenu>
  );
}
