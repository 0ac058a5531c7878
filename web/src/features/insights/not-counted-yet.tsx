import { Skeleton } from '@mantine/core';
import { t } from '../../shared/text/index.ts';

/** In the place of a number that nobody has counted yet: a zero would be wrong. */
export const Counting = () => (
  <>
    <Skeleton component="span" display="inline-block" height={22} width="min(64px, 100%)" aria-hidden />
    <span className="visually-hidden">{t('insights.counting')}</span>
  </>
);
