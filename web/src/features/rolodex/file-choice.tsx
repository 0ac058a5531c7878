import { Button, FileButton, Text } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { type Contact, contactsInFileMax } from '#shared/domain/rolodex/contact.ts';
import { t } from '../../shared/text/index.ts';
import { showNumber } from '../../shared/ui/format.ts';
import start from '../../shared/ui/import/file-start.module.css';
import { toast } from '../../shared/ui/toasts.tsx';
import { type FileProblem, readContactFile } from './read-contact-file.ts';

/** Where contacts come from, and the file of them. */
export function FileChoice({ begin }: { begin: (contacts: Contact[]) => Promise<void> }) {
  const [busy, setBusy] = useState(false);
  const [why, setWhy] = useState<FileProblem | null>(null);
  const choose = async (file: File | null) => {
    if (!file) return;
    setBusy(true);
    setWhy(null);
    const read = await readContactFile(file).catch(() => ({ is: 'problem', why: 'binary' }) as const);
    setBusy(false);
    if (read.is === 'problem') return setWhy(read.why);
    await begin(read.contacts);
    if (read.nameless > 0) toast('info', t('rolodex.nameless', { count: read.nameless }));
  };
  return (
    <div className={start.start}>
      <FileButton accept=".vcf,.csv,text/vcard,text/csv" onChange={(file) => void choose(file)}>
        {(props) => (
          <Button {...props} loading={busy} leftSection={<IconUpload size={16} aria-hidden />}>
            {t('rolodex.start.act')}
          </Button>
        )}
      </FileButton>
      {why && (
        <Text role="alert" c="var(--bad)">
          {t(`rolodex.problems.${why}`, { most: showNumber(contactsInFileMax) })}
        </Text>
      )}
      <dl className={start.ways}>
        {(['phone', 'google', 'outlook', 'linkedin'] as const).map((way) => (
          <div key={way}>
            <dt>{t(`rolodex.ways.${way}.name`)}</dt>
            <dd>{t(`rolodex.ways.${way}.how`)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
