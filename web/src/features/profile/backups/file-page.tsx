import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { useRef, useState } from 'react';
import { t } from '../../../shared/text/index.ts';
import { BackLink } from '../../../shared/ui/record/back-link.tsx';
import { useOpenProfile } from '../data.ts';
import { fileMax, filledOf, type ReadFile, readFile } from '../export/profile-file.ts';
import { paths } from '../profile-paths.ts';
import styles from './backups.module.css';
import { compare } from './compare-profiles.ts';
import { Comparison } from './comparison.tsx';
import { Unfit } from './invalid-fields.tsx';

type Taken = ReadFile | { is: 'too large' } | { is: 'unreadable' };
/** Which file; a new one is compared from the beginning. */
type Chosen = { name: string | null; taken: Taken; at: number };

async function contentOf(file: File): Promise<Taken> {
  if (file.size > fileMax) return { is: 'too large' };
  return file.text().then(readFile, () => ({ is: 'unreadable' }));
}

/** Takes a profile from a file: says what is in it, and what would change. */
export default function FilePage() {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [pasted, setPasted] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const take = (name: string | null, taken: Taken) => setChosen({ name, taken, at: (chosen?.at ?? 0) + 1 });
  return (
    <Stack gap="md">
      <BackLink list={paths.backups} name={t('history.backups.tab')} />
      <div>
        <h2 className={styles.title}>{t('history.file.title')}</h2>
        <Text c="var(--ink-soft)" maw={620}>
          {t('history.file.hint')}
        </Text>
      </div>
      <Group gap="sm">
        <Button variant={chosen ? 'default' : 'filled'} onClick={() => input.current?.click()}>
          {t('history.file.choose')}
        </Button>
        <input
          ref={input}
          type="file"
          accept=".json,application/json,text/plain"
          hidden
          aria-label={t('history.file.choose')}
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0];
            if (file) void contentOf(file).then((taken) => take(file.name, taken));
            // Emptied, so that choosing the same file again is a change.
            currentTarget.value = '';
          }}
        />
        {chosen?.name && <Text size="sm">{chosen.name}</Text>}
      </Group>
      <details className={styles.paste}>
        <summary>{t('history.file.paste')}</summary>
        <Textarea
          aria-label={t('history.file.pasteLabel')}
          value={pasted}
          onChange={({ currentTarget }) => setPasted(currentTarget.value)}
          autosize
          minRows={4}
          maxRows={12}
          spellCheck={false}
        />
        <Button
          variant="default"
          size="sm"
          mt="xs"
          disabled={pasted.trim() === ''}
          onClick={() => take(null, readFile(pasted))}
        >
          {t('history.file.check')}
        </Button>
      </details>
      {chosen && <Found key={chosen.at} taken={chosen.taken} />}
    </Stack>
  );
}

const answers = {
  'not json': 'history.file.notJson',
  'something else': 'history.file.somethingElse',
  'too large': 'history.file.tooLarge',
  unreadable: 'history.file.unreadable',
} as const;

/** What is in a file, or why it is no profile. */
function Found({ taken }: { taken: Taken }) {
  const { profile } = useOpenProfile();
  if (taken.is !== 'profile')
    return (
      <div className={styles.unfit} role="alert">
        <Text fw={600}>{t('history.file.refused')}</Text>
        <Text size="sm">{t(answers[taken.is])}</Text>
      </div>
    );
  // What the file does not say stays as it is.
  const fields = compare(taken.values, filledOf(profile)).filter(({ is }) => is !== 'only present');
  return (
    <>
      <Unfit file={taken} />
      {fields.length === 0 ? (
        <Text>{t('history.file.empty')}</Text>
      ) : (
        <Comparison fields={fields} reason="before_import" />
      )}
    </>
  );
}
