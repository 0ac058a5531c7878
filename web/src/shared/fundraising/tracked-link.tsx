import { Button, Text } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { trackedLink } from '#shared/domain/giving/tracked-link.ts';
import '../text/giving/en.ts';
import { t } from '../text/index.ts';
import { Section } from './section.tsx';
import styles from './tracked-link.module.css';

/** A link to the donation page with a code that its gifts then carry, to copy. */
export function TrackedLink({ page, code }: { page: string | null; code: string | null }) {
  const { copied, copy, error } = useClipboard({ timeout: 3_000 });
  if (page === null || code === null)
    return (
      <Section title={t('giving.committee.link.title')}>
        <Text c="var(--ink-soft)">
          {t(code === null ? 'giving.committee.link.noCode' : 'giving.committee.link.noPage')}
        </Text>
      </Section>
    );
  const link = trackedLink(page, code);
  const Icon = copied ? IconCheck : IconCopy;
  return (
    <Section title={t('giving.committee.link.title')} hint={t('giving.committee.link.hint', { code })}>
      <div className={styles.link}>
        <code className={styles.address}>{link}</code>
        <Button variant="default" leftSection={<Icon size={16} aria-hidden />} onClick={() => copy(link)}>
          <span aria-live="polite">
            {t(copied ? 'giving.committee.link.copied' : 'giving.committee.link.copy')}
          </span>
        </Button>
      </div>
      {error && (
        <Text size="sm" c="var(--bad)" role="alert">
          {t('giving.committee.link.failed')}
        </Text>
      )}
    </Section>
  );
}
