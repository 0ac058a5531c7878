import { Button, Stack, Text } from '@mantine/core';
import { IconMessages } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { fold } from '#shared/rules/names.ts';
import { useCandidate } from '../../../shared/data/candidate.ts';
import { bodyOf, type Script, useScripts } from '../../../shared/scripts/use-scripts.ts';
import { useMember } from '../../../shared/session/member.ts';
import { t } from '../../../shared/text/index.ts';
import { AreaTabs } from '../../../shared/ui/AreaTabs.tsx';
import { LiveView } from '../../../shared/ui/LiveView.tsx';
import { Lines } from '../../../shared/ui/list/Lines.tsx';
import { SearchBox } from '../../../shared/ui/list/SearchBox.tsx';
import { Page } from '../../../shared/ui/Page.tsx';
import { StaleNote } from '../../../shared/ui/StaleNote.tsx';
import { EmptyState } from '../../../shared/ui/States.tsx';
import { addReadyScripts } from '../acts.ts';
import styles from './list.module.css';
import { NewMenu } from './NewMenu.tsx';
import { ScriptRow } from './ScriptRow.tsx';

/** `/field-ops/scripts`: all scripts, those in use first. */
export function ScriptList() {
  const live = useScripts();
  const writes = useMember().can('voters.write');
  return (
    <Page title={t('nav.fieldOps')} actions={writes && <NewMenu />}>
      <AreaTabs />
      <Text c="var(--ink-soft)">{t('scriptEditor.hint')}</Text>
      <StaleNote of={live} />
      <LiveView of={live}>
        {(scripts) => (scripts.length === 0 ? <NoScripts writes={writes} /> : <Listed scripts={scripts} />)}
      </LiveView>
    </Page>
  );
}

/** Milliseconds after the last letter: what is searched is here already. */
const pauseMs = 60;

const hasWords = (script: Script, words: string): boolean => {
  const items = bodyOf(script)?.items ?? [];
  const said = items.flatMap((item) => (item.kind === 'ask' ? [item.text, item.short] : [item.text]));
  return [script.name, ...said].some((text) => fold(text).includes(words));
};

function Listed({ scripts }: { scripts: readonly Script[] }) {
  const [words, setWords] = useState('');
  const found = words === '' ? scripts : scripts.filter((script) => hasWords(script, fold(words)));
  const archived = found.filter((script) => script.archived);
  const used = found.filter((script) => !script.archived);
  return (
    <Stack gap="md">
      <search className={styles.search}>
        <SearchBox value={words} onChange={setWords} label={t('scriptEditor.search')} pauseMs={pauseMs} />
      </search>
      {found.length === 0 && (
        <Text c="var(--ink-soft)" role="status">
          {t('scriptEditor.nothing')}
        </Text>
      )}
      <Rows>
        {used.map((script) => (
          <ScriptRow key={script.id} script={script} />
        ))}
      </Rows>
      {archived.length > 0 && (
        // What is searched for is seen, also where it was put away.
        <details className={styles.archived} open={words !== '' || used.length === 0}>
          <summary>{t('scriptEditor.archived', { count: archived.length })}</summary>
          <Text size="sm" c="var(--ink-soft)" my="xs">
            {t('scriptEditor.archivedHint')}
          </Text>
          <Rows>
            {archived.map((script) => (
              <ScriptRow key={script.id} script={script} />
            ))}
          </Rows>
        </details>
      )}
    </Stack>
  );
}

const Rows = ({ children }: { children: ReactNode[] }) => children.length > 0 && <Lines>{children}</Lines>;

/** Before the first: what belongs here, and scripts to begin with. */
function NoScripts({ writes }: { writes: boolean }) {
  const candidate = useCandidate(useMember().organization);
  const [adding, setAdding] = useState(false);
  const candidates = candidate.is === 'ready' ? (candidate.value?.race_candidates ?? null) : null;
  const add = async () => {
    setAdding(true);
    await addReadyScripts(candidates);
    setAdding(false);
  };
  return (
    <EmptyState
      icon={IconMessages}
      title={t('scriptEditor.empty.title')}
      hint={writes ? t('scriptEditor.empty.hint') : t('scriptEditor.empty.reader')}
    >
      {writes && (
        <Button mt="xs" loading={adding} onClick={add}>
          {t('scriptEditor.ready.add')}
        </Button>
      )}
    </EmptyState>
  );
}
