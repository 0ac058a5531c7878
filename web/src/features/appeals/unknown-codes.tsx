import { Anchor, Button, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { CodeSum } from '#shared/domain/giving/appeal-results.ts';
import { giftsOfCode } from '../../shared/fundraising/fundraising-areas.ts';
import type { StoredAppeal } from '../../shared/fundraising/giving-data.ts';
import { Section } from '../../shared/fundraising/section.tsx';
import { useMember } from '../../shared/session/session-store.ts';
import { t } from '../../shared/text/index.ts';
import { useOpenQuestion } from '../../shared/ui/dialog/use-open-question.ts';
import { showDay, showMoney, showNumber } from '../../shared/ui/format.ts';
import { AddCodeDialog } from './add-code-dialog.tsx';
import styles from './appeals.module.css';

/** A file can bring thousands: those that brought the most are shown. */
const shownMax = 50;

type Props = { codes: readonly CodeSum[]; appeals: readonly StoredAppeal[] };

/** Codes of gifts that no appeal has, those that brought the most first. */
export function UnknownCodes({ codes, appeals }: Props) {
  const writes = useMember().can('donations.write');
  const [code, setCode] = useState('');
  const { question, opened, ask, close, onClosed } = useOpenQuestion<'add'>();
  const shown = codes.slice(0, shownMax);
  return (
    <Section title={t('appeals.unknown.title')} hint={codes.length > 0 ? t('appeals.unknown.hint') : ''}>
      {shown.length === 0 ? (
        <Text c="var(--ink-soft)">{t('appeals.unknown.none')}</Text>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('appeals.unknown.code')}</th>
              <th scope="col" className={styles.number}>
                {t('appeals.list.raised')}
              </th>
              <th scope="col" className={styles.number}>
                {t('appeals.list.gifts')}
              </th>
              <th scope="col" className={`${styles.number} ${styles.more}`}>
                {t('appeals.unknown.last')}
              </th>
              {writes && (
                <th scope="col">
                  <span className="visually-hidden">{t('appeals.unknown.add')}</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {shown.map((one) => (
              <tr key={one.code}>
                <th scope="row">
                  <Anchor component={Link} to={giftsOfCode(one.code)} underline="always">
                    {one.code}
                  </Anchor>
                </th>
                <td className={`${styles.number} figures`}>{showMoney(one.cents, true)}</td>
                <td className={`${styles.number} figures`}>{showNumber(one.gifts)}</td>
                <td className={`${styles.number} ${styles.more}`}>{showDay(one.week)}</td>
                {writes && (
                  <td className={styles.number}>
                    <Button
                      variant="default"
                      size="compact-sm"
                      className={styles.act ?? ''}
                      aria-label={t('appeals.unknown.addOf', { code: one.code })}
                      onClick={({ currentTarget }) => {
                        setCode(one.code);
                        ask('add', currentTarget);
                      }}
                    >
                      {t('appeals.unknown.add')}
                    </Button>
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {codes.length > shown.length && (
        <Text size="sm" c="var(--ink-soft)">
          {t('appeals.unknown.more', { count: codes.length - shown.length })}
        </Text>
      )}
      {question && (
        <AddCodeDialog code={code} appeals={appeals} opened={opened} close={close} onClosed={onClosed} />
      )}
    </Section>
  );
}
