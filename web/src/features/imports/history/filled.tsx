import { Anchor, Button, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { importFilledCall } from '#shared/api/import-history-api.ts';
import { headerIn, isImportedField } from '#shared/domain/import/import-field.ts';
import { callEndpoint } from '../../../shared/data/api.ts';
import { messageFor } from '../../../shared/data/error-messages.ts';
import { t } from '../../../shared/text/index.ts';
import { language } from '../../../shared/text/language.ts';
import { toast } from '../../../shared/ui/toasts.tsx';
import styles from './history.module.css';

type Person = { id: string; name: string; fields: string[] };
type Page = { filled: readonly Person[]; next: string | null };

/** Fields that the import has a column for; keys and marks that follow from them are left out. */
const fieldNames = (fields: readonly string[]): string =>
  fields.flatMap((field) => (isImportedField(field) ? [headerIn(field, language)] : [])).join(', ');

/** People who were there before and whom the import filled in: an undo leaves that. */
export function Filled({ importId }: { importId: string }) {
  const [page, setPage] = useState<Page | null>(null);
  const [isLoading, setIsLoading] = useState(false);
  const load = async () => {
    setIsLoading(true);
    try {
      const { filled, next } = await callEndpoint(importFilledCall, { importId, after: page?.next ?? '' });
      setPage({ filled: [...(page?.filled ?? []), ...filled], next });
    } catch (error) {
      toast('error', messageFor(error));
    } finally {
      setIsLoading(false);
    }
  };
  return (
    <Stack gap="sm" component="section" aria-labelledby="filled">
      <div>
        <Title order={2} size="h4" id="filled">
          {t('importHistory.filled.title')}
        </Title>
        <Text c="var(--ink-soft)">{t('importHistory.filled.hint')}</Text>
      </div>
      {page?.filled.length === 0 && <Text>{t('importHistory.filled.none')}</Text>}
      {page && page.filled.length > 0 && (
        <ul className={styles.list} aria-labelledby="filled">
          {page.filled.map(({ id, name, fields }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: several chunks may have filled in the same person.
            <li key={`${id}/${at}`} className={styles.record}>
              <Anchor component={Link} to={`/people/${id}`}>
                {name || t('importHistory.unnamed')}
              </Anchor>
              <span>{fieldNames(fields)}</span>
            </li>
          ))}
        </ul>
      )}
      {(page === null || page.next !== null) && (
        <Button variant="default" w="fit-content" loading={isLoading} onClick={() => void load()}>
          {t(page === null ? 'importHistory.filled.show' : 'importHistory.more')}
        </Button>
      )}
    </Stack>
  );
}
