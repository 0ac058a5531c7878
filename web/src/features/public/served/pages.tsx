import { renderToStaticMarkup } from 'react-dom/server';
import { createPath, Router, type To } from 'react-router-dom';
import { t } from '../../../shared/text/index.ts';
import { served } from '../../../shared/text/served/en.ts';
import { publicRoutes } from '../index.ts';

/** A public page as a host sends it. `path` is its real address. */
export type ServedPage = { path: string; title: string; description: string; markup: string };

/** The landing page answers at every address that no other page has; its own is the root. */
const addressOf = (path: string) => (path === '*' ? '/' : path);
const addresses = publicRoutes.map(({ path }) => addressOf(path));

/** A link leads to the real address of a public page, and into the app, by its hash, for all else. */
function href(to: To): string {
  const path = typeof to === 'string' ? to : createPath(to);
  return addresses.includes(path) ? path : `/#${path}`;
}
const stay = () => undefined;
const navigator = { createHref: href, go: stay, push: stay, replace: stay };

/** Every public page, drawn from its own components while this is imported. Throws where one has no description. */
export const servedPages: readonly ServedPage[] = await Promise.all(
  publicRoutes.map(async ({ path, title, load }) => {
    const { default: Page } = await load();
    const address = addressOf(path);
    const description = Object.entries(served.descriptions).find(([key]) => key === address)?.[1];
    if (!description) throw new Error(`en/served.ts has no description of ${address}.`);
    const markup = renderToStaticMarkup(
      <Router location={address} navigator={navigator} static>
        <p className="needs-script">{served.needsScript}</p>
        <Page />
      </Router>,
    );
    return { path: address, title: t('common.pageTitle', { page: t(title) }), description, markup };
  }),
);
