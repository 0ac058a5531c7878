import { Button, Group, Text } from '@mantine/core';
import { useNavigate } from 'react-router-dom';
import { t } from '../../../shared/text/index.ts';
import { useOpenQuestion } from '../../../shared/ui/dialog/use-open-question.ts';
import { localDay } from '../../../shared/ui/form/days.ts';
import { showDay, showNumber } from '../../../shared/ui/format.ts';
import type { FilePart } from '../../../shared/voter-reading/voter-import-protocol.ts';
import type { VoterFile } from '../../../shared/voters/source.ts';
import { paths } from '../../../shared/voters/voter-paths.ts';
import { TermsDialog } from '../terms/terms-dialog.tsx';
import { removePart } from '../wizard/remove-part.ts';
import styles from './file-list.module.css';

/** Where its columns may appear; nothing of a history, or where nobody was asked. */
function describeUses({ kind, uses }: FilePart): string[] {
  if (kind === 'history' || !uses) return [];
  if (uses.length === 0) return [t('voterFiles.parts.usesNone')];
  return [
    t('voterFiles.parts.uses', { list: uses.map((use) => t(`voterFiles.parts.usesOf.${use}`)).join(', ') }),
  ];
}

function describe(part: FilePart): string {
  const { kind, columns, matched, source, dated, expires } = part;
  return [
    kind === 'history' ? t('voterFiles.parts.history') : columns.map(({ name }) => name).join(', '),
    t('voterFiles.parts.matched', { count: matched, formatted: showNumber(matched) }),
    t('voterFiles.source', { source }),
    ...describeUses(part),
    ...(dated ? [t('voterFiles.dated', { day: showDay(dated) })] : []),
    ...(expires
      ? [
          t(expires < localDay(new Date()) ? 'voterFiles.parts.expired' : 'voterFiles.expires', {
            day: showDay(expires),
          }),
        ]
      : []),
  ].join(' · ');
}

/** What was joined to the file in use. Columns of the campaign's own are taken away as a whole. */
export function FileParts({ file, writes }: { file: VoterFile; writes: boolean }) {
  const navigate = useNavigate();
  const changing = useOpenQuestion<FilePart>();
  const parts = file.parts ?? [];
  if (parts.length === 0) return null;
  const remove = (part: FilePart) => {
    void removePart(part);
    void navigate(paths.import);
  };
  return (
    <>
      <ul className={styles.parts} aria-label={t('voterFiles.parts.label')}>
        {parts.map((part) => (
          <li key={part.id}>
            <Text size="sm">{part.file_name}</Text>
            <Text size="sm" c="var(--ink-soft)">
              {describe(part)}
            </Text>
            {writes && part.kind === 'data' && (
              <Group gap={4} className={styles.partActs ?? ''}>
                <Button
                  variant="subtle"
                  size="compact-sm"
                  onClick={({ currentTarget }) => changing.ask(part, currentTarget)}
                >
                  {t('voterFiles.terms.change')}
                </Button>
                <Button
                  variant="subtle"
                  size="compact-sm"
                  color="red"
                  c="var(--bad)"
                  onClick={() => remove(part)}
                >
                  {t('voterFiles.parts.remove')}
                </Button>
              </Group>
            )}
          </li>
        ))}
      </ul>
      <TermsDialog {...changing} />
    </>
  );
}
