import { Button } from '@mantine/core';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { type ImportItem, importListCall } from '#shared/api/import-history-api.ts';
import { callEndpoint } from '../../../shared/data/api.ts';
import { messageFor } from '../../../shared/data/error-messages.ts';
import { useEndpoint } from '../../../shared/data/use-endpoint.ts';
import { useMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import { showAgo, showNumber } from '../../../shared/ui/format.ts';
import { LiveView } from '../../../shared/ui/live-view.tsx';
import { Page } from '../../../shared/ui/page.tsx';
import { BackLink } from '../../../shared/ui/record/back-link.tsx';
import { StaleNote } from '../../../shared/ui/stale-note.tsx';
import { EmptyState } from '../../../shared/ui/states.tsx';
import { toast } from '../../../shared/ui/toasts.tsx';
import { useNow } from '../../../shared/ui/use-now.ts';
import styles from './history.module.css';
import { useImporters } from './use-importers.ts';

/** What was imported, newest first. */
export function PastImports() {
  const { organization, uid } = useMember();
  const { live } = useEndpoint(importListCall, { before: null }, `imports/${organization}/${uid}`);
  return (
    <Page
      title={t('importHistory.title')}
      hint={t('importHistory.hint')}
      above={<BackLink list="/imports" name={t('nav.imports')} />}
      width={880}
    >
      <StaleNote of={live} />
      <LiveView of={live}>
        {({ imports, isMore }) =>
          imports.length === 0 ? (
            <EmptyState
              icon={IconFileSpreadsheet}
              title={t('importHistory.none.title')}
              hint={t('importHistory.none.hint')}
            >
              <Button component={Link} to="/imports">
                {t('importHistory.none.action')}
              </Button>
            </EmptyState>
          ) : (
            <Listed first={imports} isMore={isMore} />
          )
        }
      </LiveView>
    </Page>
  );
}

function Listed({ first, isMore }: { first: readonly ImportItem[]; isMore: boolean }) {
  const [later, setLater] = useState<{ imports: readonly ImportItem[]; isMore: boolean } | null>(null);
  const [isLoading, setIsLoading] = useState(false);
  const shown = [...first, ...(later?.imports ?? [])];
  const more = async () => {
    setIsLoading(true);
    try {
      const page = await callEndpoint(importListCall, { before: shown.at(-1)?.startedAt ?? null });
      setLater({ imports: [...(later?.imports ?? []), ...page.imports], isMore: page.isMore });
    } catch (error) {
      toast('error', messageFor(error));
    } finally {
      setIsLoading(false);
    }
  };
  return (
    <>
      <ul className={styles.list} aria-label={t('importHistory.title')}>
        {shown.map((one) => (
          <Row key={one.id} one={one} />
        ))}
      </ul>
      {(later?.isMore ?? isMore) && (
        <Button variant="default" w="fit-content" loading={isLoading} onClick={() => void more()}>
          {t('importHistory.more')}
        </Button>
      )}
    </>
  );
}

function Row({ one }: { one: ImportItem }) {
  const nameOf = useImporters();
  const now = useNow();
  const { id, fileName, kind, status, rowsDone, rowsTotal, created, startedBy, startedAt } = one;
  return (
    <li>
      <Link to={`/imports/past/${id}`} className={styles.row}>
        <span className={styles.what}>
          <span className={styles.name}>{fileName}</span>
          <span className={styles.status} data-status={status}>
            {t(`importHistory.status.${status}`)}
          </span>
        </span>
        <span>
          {[
            t(`importHistory.kind.${kind}`),
            t('importHistory.rows', { done: showNumber(rowsDone), total: showNumber(rowsTotal) }),
            t('importHistory.added', { count: created, formatted: showNumber(created) }),
          ].join(' · ')}
        </span>
        <span>{t('importHistory.by', { name: nameOf(startedBy), when: showAgo(startedAt, now) })}</span>
      </Link>
    </li>
  );
}
