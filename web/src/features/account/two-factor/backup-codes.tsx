import { Button, Checkbox, Group, Text } from '@mantine/core';
import { IconDownload, IconPrinter } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { t } from '../../../shared/text/index.ts';
import { Dialog } from '../../../shared/ui/dialog/dialog.tsx';
import { download } from '../../../shared/ui/download.ts';
import type { Leaving } from '../../../shared/ui/form/leaving.ts';
import { showMomentDay } from '../../../shared/ui/format.ts';
import { codesFile, showCode } from './backup-code-text.ts';
import { Copy } from './copy-button.tsx';
import styles from './two-factor.module.css';

type Props = {
  codes: readonly string[];
  email: string;
  saved: boolean;
  setSaved: (saved: boolean) => void;
  done: () => void;
};

/** Whether a printer is being fed, by the button or by the browser's own command. It looks once the handler returns. */
function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
    };
  }, []);
  return printing;
}

/** Ten codes, and the ways to keep them. */
export function BackupCodes({ codes, email, saved, setSaved, done }: Props) {
  const printing = usePrinting();
  const keep = () =>
    download(
      new Blob([codesFile(codes, email, Date.now())], { type: 'text/plain;charset=utf-8' }),
      t('security.codes.fileName'),
    );
  return (
    <div>
      <Text>{t('security.codes.hint')}</Text>
      <List codes={codes} />
      <Group gap="xs">
        <Copy text={codes.map(showCode).join('\n')} />
        <Button variant="default" leftSection={<IconDownload size={16} aria-hidden />} onClick={keep}>
          {t('security.codes.download')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconPrinter size={16} aria-hidden />}
          onClick={() => window.print()}
        >
          {t('security.codes.print')}
        </Button>
      </Group>
      <Checkbox
        mt="lg"
        label={t('security.codes.saved')}
        checked={saved}
        onChange={({ currentTarget }) => setSaved(currentTarget.checked)}
      />
      <Group justify="flex-end" mt="md">
        <Button disabled={!saved} onClick={done}>
          {t('security.codes.done')}
        </Button>
      </Group>
      {printing && createPortal(<Sheet codes={codes} email={email} />, document.body)}
    </div>
  );
}

const List = ({ codes }: { codes: readonly string[] }) => (
  <ol className={`${styles.codes} figures`}>
    {codes.map((code) => (
      <li key={code}>{showCode(code)}</li>
    ))}
  </ol>
);

/** What the printer gets: the codes and whose they are, and nothing of the screen. */
const Sheet = ({ codes, email }: { codes: readonly string[]; email: string }) => (
  <div className={styles.sheet}>
    <p>{t('security.codes.fileTitle', { email })}</p>
    <p>{t('security.codes.fileHint', { day: showMomentDay(Date.now()) })}</p>
    <List codes={codes} />
  </div>
);

/** For who goes before the codes are saved. */
export const LeaveCodes = ({ question }: { question: Leaving }) => (
  <Dialog title={t('security.codes.leaveTitle')} close={question.stay}>
    <Text>{t('security.codes.leaveHint')}</Text>
    <Group justify="flex-end" mt="lg" gap="xs">
      <Button variant="subtle" color="red" c="var(--bad)" onClick={question.leave}>
        {t('security.codes.leave')}
      </Button>
      <Button data-autofocus onClick={question.stay}>
        {t('security.codes.stay')}
      </Button>
    </Group>
  </Dialog>
);
