import { Button } from '@mantine/core';
import { IconMapQuestion } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { t } from '../../shared/text/index.ts';
import { Page } from '../../shared/ui/page.tsx';
import { EmptyState } from '../../shared/ui/states.tsx';
import { Arrival } from '../shell/focus-heading.tsx';

/** A member's address that no area has. */
export const NotFound = () => (
  <Page title={t('member.notFound.title')}>
    <EmptyState icon={IconMapQuestion} title={t('member.notFound.what')} hint={t('member.notFound.hint')}>
      <Button component={Link} to="/" mt="sm">
        {t('errors.goToDashboard')}
      </Button>
    </EmptyState>
    <Arrival />
  </Page>
);
