import { Button } from '@mantine/core';
import { IconFileExport } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useMember } from '../session/session-store.ts';
import { t } from '../text/index.ts';
import { paths } from './field-paths.ts';

/** The way to contacts as a file for another system, for who may take voters' data out. */
export function ExchangeLink() {
  const { can } = useMember();
  if (!can('data.export') || !can('voters.read')) return null;
  return (
    <Button
      component={Link}
      to={paths.exchange}
      variant="default"
      leftSection={<IconFileExport size={16} aria-hidden />}
    >
      {t('fieldOps.exchange')}
    </Button>
  );
}
