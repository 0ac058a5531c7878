import { Button } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { ExportKind } from '#shared/api/exports-api.ts';
import { lettersPath } from '../fundraising/fundraising-areas.ts';
import { t } from '../text/index.ts';
import { ExportButton } from '../ui/export-button.tsx';

/** What the head of a queue of letters offers: the list as a file, and the letters' templates. */
export const LetterActions = ({ list }: { list: ExportKind }) => (
  <>
    <ExportButton kind={list} />
    <Button
      component={Link}
      to={lettersPath}
      variant="default"
      leftSection={<IconMail size={16} aria-hidden />}
    >
      {t('thanks.letters')}
    </Button>
  </>
);
