import { Button } from '@mantine/core';
import { IconMapQuestion } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { t } from '../../shared/text/index.ts';
import { Page } from '../../shared/ui/Page.tsx';
import { EmptyState } from '../../shared/ui/States.tsx';
import { Arrival } from '../shell/Arrival.tsx';

/** A member's address that no area has. */
export const NotFound = () => (
  <Page title={t('inside.notFound.title')}>
    <EmptyState icon={IconMapQuestion} title={t('inside.notFound.what')} hint={t('inside.notFound.hint')}>
      <Button component={Link} to="/" mt="sm">
        {t('errors.goToDashboard')}
      </Button>
    </EmptyState>
    <Arrival />
  </Page>
);
