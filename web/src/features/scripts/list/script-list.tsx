import { Button, Stack, Text } from '@mantine/core';
import { IconMessages } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { scripts } from '#shared/collections/scripts.ts';
import { foldText } from '#shared/domain/name-keys.ts';
import { useWrites } from '../../../shared/area/area.ts';
import { useCandidate } from '../../../shared/data/use-candidate.ts';
import { bodyOf, type Script, useScripts } from '../../../shared/scripts/use-scripts.ts';
import { useMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import { AreaTabs } from '../../../shared/ui/area-tabs.tsx';
import { Lines } from '../../../shared/ui/list/named-lines.tsx';
import { SearchBox } from '../../../shared/ui/list/search-box.tsx';
import { LiveView } from '../../../shared/ui/live-view.tsx';
import { Page } from '../../../shared/ui/page.tsx';
import { StaleNote } from '../../../shared/ui/stale-note.tsx';
import { EmptyState } from '../../../shared/ui/states.tsx';
import { addReadyScripts } from '../script-actions.ts';
import styles from './list.module.css';
import { NewMenu } from './new-menu.tsx';
import { ScriptRow } from './script-row.tsx';

/** `/field-ops/scripts`: all scripts, those in use first. */
export function ScriptList() {
  const live = useScripts();
  const writes = useWrites(scripts);
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

const matches = (script: Script, search: string): boolean => {
  const items = bodyOf(script)?.items ?? [];
  const texts = items.flatMap((item) => (item.kind === 'ask' ? [item.text, item.short] : [item.text]));
  return [script.name, ...texts].some((text) => foldText(text).includes(search));
};

function Listed({ scripts }: { scripts: readonly Script[] }) {
  const [typed, setTyped] = useState('');
  const found = typed === '' ? scripts : scripts.filter((script) => matches(script, foldText(typed)));
  const archived = found.filter((script) => script.archived);
  const used = found.filter((script) => !script.archived);
  return (
    <Stack gap="md">
      <search className={styles.search}>
        <SearchBox value={typed} onChange={setTyped} label={t('scriptEditor.search')} pauseMs={pauseMs} />
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
        <details className={styles.archived} open={typed !== '' || used.length === 0}>
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
