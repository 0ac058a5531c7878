import { Anchor, Text } from '@mantine/core';
import { t } from '../text/index.ts';
import styles from './research.module.css';

const lawAddress = 'https://www.fec.gov/updates/sale-or-use-contributor-information/';

/** What the law forbids to do with the public record, wherever something of it is shown. */
export const LegalNote = () => (
  <div className={styles.law} role="note">
    <Text fw={600} size="sm">
      {t('research.law.title')}
    </Text>
    <Text size="sm">
      {t('research.law.text')}{' '}
      <Anchor
        href={lawAddress}
        target="_blank"
        rel="noopener noreferrer"
        underline="always"
        inherit
        aria-label={t('research.law.newTab')}
      >
        52 U.S.C. §30111(a)(4)
      </Anchor>
    </Text>
  </div>
);
