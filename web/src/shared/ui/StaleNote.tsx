import { Alert } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import { t } from '../text/index.ts';

/** Said above what is shown from this device while the server has not been heard. */
export const StaleNote = () => (
  <Alert color="yellow" variant="light" icon={<IconCloudOff size={18} />} p="xs">
    {t('common.staleData')}
  </Alert>
);
