import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { bareResult, type PackageResult, type Result } from '#shared/domain/giving/appeal-results.ts';
import type { AppealPackage } from '#shared/domain/giving/appeals.ts';
import { giftsOfCode } from '../../shared/fundraising/fundraising-areas.ts';
import { Section } from '../../shared/fundraising/section.tsx';
import { t } from '../../shared/text/index.ts';
import { showMoney, showNumber } from '../../shared/ui/format.ts';
import styles from './appeals.module.css';
import { formatCents, formatPerDollar, formatQuantity, formatResponse } from './format-result.ts';

type Props = { of: AppealPackage; result: PackageResult | undefined };

/** A package with each of its codes, and what they brought. */
export function PackageTable({ of: { name, codes }, result }: Props) {
  return (
    <Section title={name}>
      {codes.length === 0 ? (
        <Text c="var(--ink-soft)">{t('appeals.one.noCodes')}</Text>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('appeals.one.code')}</th>
              <th scope="col" className={`${styles.number} ${styles.more}`}>
                {t('appeals.one.sent')}
              </th>
              <th scope="col" className={styles.number}>
                {t('appeals.list.raised')}
              </th>
              <th scope="col" className={styles.number}>
                {t('appeals.list.gifts')}
              </th>
              <th scope="col" className={`${styles.number} ${styles.more}`}>
                {t('appeals.list.average')}
              </th>
              <th scope="col" className={`${styles.number} ${styles.more}`}>
                {t('appeals.list.cost')}
              </th>
              <th scope="col" className={`${styles.number} ${styles.more}`}>
                {t('appeals.list.perDollar')}
              </th>
              <th scope="col" className={`${styles.number} ${styles.more}`}>
                {t('appeals.list.response')}
              </th>
            </tr>
          </thead>
          <tbody>
            {codes.map(({ code, name: what }, at) => (
              <tr key={code}>
                <th scope="row">
                  <Anchor component={Link} to={giftsOfCode(code)} underline="always">
                    {code}
                  </Anchor>
                  {what !== '' && <span className={styles.quiet}>{what}</span>}
                  <Small result={result?.codes[at] ?? bareResult} />
                </th>
                <Figures result={result?.codes[at] ?? bareResult} />
              </tr>
            ))}
            {codes.length > 1 && (
              <tr className={styles.all}>
                <th scope="row">{t('appeals.one.total')}</th>
                <Figures result={result?.result ?? bareResult} />
              </tr>
            )}
          </tbody>
        </table>
      )}
    </Section>
  );
}

/** On a phone, what the other columns have. */
const Small = ({ result }: { result: Result }) =>
  result.quantity === 0 && result.cost === 0 ? null : (
    <span className={`${styles.quiet} ${styles.small}`}>
      {t('appeals.one.small', {
        sent: formatQuantity(result.quantity),
        response: formatResponse(result),
        cost: formatCents(result.cost),
      })}
    </span>
  );

const Figures = ({ result }: { result: Result }) => (
  <>
    <td className={`${styles.number} ${styles.more} figures`}>{formatQuantity(result.quantity)}</td>
    <td className={`${styles.number} figures`}>{showMoney(result.cents, true)}</td>
    <td className={`${styles.number} figures`}>{showNumber(result.gifts)}</td>
    <td className={`${styles.number} ${styles.more} figures`}>{formatCents(result.average)}</td>
    <td className={`${styles.number} ${styles.more} figures`}>{formatCents(result.cost)}</td>
    <td className={`${styles.number} ${styles.more} figures`}>{formatPerDollar(result)}</td>
    <td className={`${styles.number} ${styles.more} figures`}>{formatResponse(result)}</td>
  </>
);
