import { Button, Menu } from '@mantine/core';
import { IconFileImport, IconFilePlus, IconFileText, IconPlus } from '@tabler/icons-react';
import { type ChangeEvent, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { readyScripts } from '#shared/domain/surveys/defaults.ts';
import { t } from '../../../shared/text/index.ts';
import { language } from '../../../shared/text/language.ts';
import { toast } from '../../../shared/ui/toasts.tsx';
import { createScript } from '../script-actions.ts';
import { readFile } from '../script-file.ts';
import { paths } from '../script-paths.ts';

const icon = { size: 16, 'aria-hidden': true } as const;

/** A new script: empty, from a ready-made one, or out of a file. */
export function NewMenu() {
  const navigate = useNavigate();
  const file = useRef<HTMLInputElement>(null);
  const importFile = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const chosen = currentTarget.files?.[0];
    // The same file may be chosen again after it was mended.
    currentTarget.value = '';
    if (!chosen) return;
    const read = await readFile(chosen);
    if ('why' in read) return toast('error', t('scriptEditor.file.failed'), read.why);
    const id = await createScript(read.draft);
    if (id) navigate(paths.one(id));
  };
  return (
    <>
      <Menu position="bottom-end" width={300} withinPortal>
        <Menu.Target>
          <Button leftSection={<IconPlus {...icon} />}>{t('scriptEditor.new')}</Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconFilePlus {...icon} />} onClick={() => navigate(paths.new)}>
            {t('scriptEditor.newMenu.blank')}
          </Menu.Item>
          <Menu.Item leftSection={<IconFileImport {...icon} />} onClick={() => file.current?.click()}>
            {t('scriptEditor.newMenu.import')}
          </Menu.Item>
          <Menu.Label>{t('scriptEditor.newMenu.ready')}</Menu.Label>
          {readyScripts(language, null).map(({ key, name }) => (
            <Menu.Item
              key={key}
              leftSection={<IconFileText {...icon} />}
              onClick={() => navigate(`${paths.new}?from=${key}`)}
            >
              {name}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <input
        ref={file}
        type="file"
        accept="application/json,.json"
        className="visually-hidden"
        tabIndex={-1}
        aria-label={t('scriptEditor.newMenu.import')}
        onChange={importFile}
      />
    </>
  );
}
