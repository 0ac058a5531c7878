import { type ComponentType, type ReactNode, useLayoutEffect } from 'react';
import { type MessageKey, t } from '../shared/text/index.ts';
import { usePage } from '../shared/ui/lazy-page.tsx';
import { Pulse } from './screens/loading-screen.tsx';

type Props = {
  title: MessageKey;
  load: () => Promise<{ default: ComponentType }>;
  /** Shown until its code is here. */
  waiting?: ReactNode;
  /** Comes with the screen. */
  children?: ReactNode;
};

/**
 * A screen and its title, which comes with it: its words may be the page's own. In the layout phase, so that a title that
 * the page itself sets comes later and stays.
 */
export function Screen({ title, load, waiting = <Pulse />, children }: Props) {
  const Page = usePage(load);
  useLayoutEffect(() => {
    if (Page) document.title = t('common.pageTitle', { page: t(title) });
  }, [title, Page]);
  if (!Page) return waiting;
  return (
    <>
      <Page />
      {children}
    </>
  );
}
