import { type ComponentType, useLayoutEffect } from 'react';
import { type MessageKey, t } from '../shared/text/index.ts';
import { pageOf } from './lazy-page.ts';

type Props = { title: MessageKey; load: () => Promise<{ default: ComponentType }> };

/** A lazy screen and its title. In the layout phase, so that a title that the page itself sets comes later and stays. */
export function Screen({ title, load }: Props) {
  useLayoutEffect(() => {
    document.title = t('common.pageTitle', { page: t(title) });
  }, [title]);
  const Page = pageOf(load);
  return <Page />;
}
