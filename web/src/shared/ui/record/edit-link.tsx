import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { t } from '../../text/index.ts';
import { useRecordLinkState } from '../list/place.ts';

/** From a record to its form. */
export const EditLink = ({ to }: { to: string }) => (
  <Button
    component={Link}
    to={to}
    state={useRecordLinkState()}
    variant="default"
    leftSection={<IconPencil size={16} aria-hidden />}
  >
    {t('common.edit')}
  </Button>
);
