import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { createServer, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import * as z from 'zod/mini';

const inPublic = (path: string) => fileURLToPath(new URL(`./src/features/public/${path}`, import.meta.url));

/** A public page as it is sent. `path` is its real address. */
const drawnPages = z.array(
  z.object({ path: z.string(), title: z.string(), description: z.string(), markup: z.string() }),
);
type ServedPage = z.output<typeof drawnPages>[number];

const card = '/pictures/card.jpg';

/** The pages, drawn by Vite itself: the same components, the same class names, no second bundle. */
async function drawn(root: string): Promise<readonly ServedPage[]> {
  const replacement = inPublic('served/visitor.ts');
  const server = await createServer({
    configFile: false,
    envFile: false,
    root,
    appType: 'custom',
    logLevel: 'warn',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [react()],
    resolve: { alias: [{ find: /^.*\/(theme-mode|language)\.ts$/, replacement }] },
  });
  try {
    const { servedPages } = await server.ssrLoadModule(inPublic('served/pages.tsx'));
    return drawnPages.parse(servedPages);
  } finally {
    await server.close();
  }
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** `origin` such as `https://hustings.example`, or empty: then no address is named that would have to be whole. */
function head({ path, title, description }: ServedPage, origin: string, styles: string): string {
  const meta = (key: 'name' | 'property', name: string, content: string) =>
    `<meta ${key}="${name}" content="${escaped(content)}" />`;
  return [
    `<style>${styles}</style>`,
    ...(origin ? [`<link rel="canonical" href="${origin}${path}" />`] : []),
    ...(origin ? [meta('property', 'og:url', `${origin}${path}`)] : []),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', 'Hustings'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:image', `${origin}${card}`),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('name', 'twitter:card', 'summary_large_image'),
    ...(path === '/' ? [software(description, origin)] : []),
  ].join('\n    ');
}

/** Data, which a policy against inline scripts lets be. */
const software = (description: string, origin: string) =>
  `<script type="application/ld+json">${JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'SoftwareApplication',
    name: 'Hustings',
    description,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Web',
    license: 'https://www.apache.org/licenses/LICENSE-2.0',
    offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
    ...(origin && { url: `${origin}/` }),
  }).replaceAll('<', '\\u003c')}</script>`;

/** Puts `text` in the place of `where`; throws where index.html has it not, or twice. */
function put(html: string, where: RegExp, text: string): string {
  if (html.match(new RegExp(where, 'g'))?.length !== 1) throw new Error(`index.html needs one ${where}.`);
  return html.replace(where, () => text);
}

function pageOf(html: string, page: ServedPage, origin: string, styles: string): string {
  const titled = put(html, /<title>[^<]*<\/title>/, `<title>${escaped(page.title)}</title>`);
  const described = put(
    titled,
    /<meta name="description"[^>]*>/,
    `<meta name="description" content="${escaped(page.description)}" />`,
  );
  const marked = put(described, /<html lang="en">/, `<html lang="en" data-served="${page.path}">`);
  const headed = put(marked, /<\/head>/, `  ${head(page, origin, styles)}\n  </head>`);
  return put(headed, /<div id="root"><\/div>/, `<div id="root">${page.markup}</div>`);
}

type Bundle = Rolldown.OutputBundle;

/**
 * The styles of a page: its own, and those of all that it is made of, less those that index.html has already. Written
 * into the page, for they are small, and each file of its own would hold the first paint up for a round trip.
 */
function stylesOf(bundle: Bundle, source: string, html: string): string {
  const chunks = new Map(
    Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
  );
  const own = [...chunks.values()].find(
    ({ facadeModuleId }) => facadeModuleId && basename(facadeModuleId) === source,
  );
  if (!own) throw new Error(`${source} is in no file of its own: its styles are not to be found.`);
  const seen = new Set([own]);
  // A set is walked on into what is added to it meanwhile.
  for (const { imports } of seen)
    for (const chunk of imports.map((name) => chunks.get(name))) if (chunk) seen.add(chunk);
  const files = [...seen].reverse().flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
  return [...new Set(files)]
    .filter((file) => !html.includes(file))
    .map((file) => {
      const sheet = bundle[file];
      return sheet?.type === 'asset' ? String(sheet.source).trim() : '';
    })
    .join('');
}

const sources: Record<string, string> = {
  '/': 'landing-page.tsx',
  '/pricing': 'pricing-page.tsx',
  '/privacy': 'privacy-page.tsx',
  '/terms': 'terms-page.tsx',
};

const robots = (origin: string) =>
  ['User-agent: *', 'Disallow: /api/', ...(origin ? ['', `Sitemap: ${origin}/sitemap.xml`] : []), ''].join(
    '\n',
  );

const sitemap = (pages: readonly ServedPage[], origin: string) => `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${pages.map(({ path }) => `  <url><loc>${origin}${path}</loc></url>`).join('\n')}
</urlset>
`;

/**
 * Writes the public pages into the files that a host sends: their text is there without JavaScript, and painted before
 * it has come. `VITE_SITE_ORIGIN` names the site for what must be a whole address: canonical links, pictures of shared
 * links, the sitemap. Without it those are left out.
 */
export function prerender(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'hustings:prerender',
    apply: 'build',
    enforce: 'post',
    configResolved(resolved) {
      config = resolved;
    },
    async generateBundle(_, bundle) {
      const index = bundle['index.html'];
      if (index?.type !== 'asset') throw new Error('The build has no index.html.');
      const html = String(index.source);
      const origin = (config.env.VITE_SITE_ORIGIN ?? '').replace(/\/$/, '');
      const pages = await drawn(config.root);
      const emit = (fileName: string, source: string) => this.emitFile({ type: 'asset', fileName, source });
      for (const page of pages) {
        const styles = stylesOf(bundle, sources[page.path] ?? '', html);
        const whole = pageOf(html, page, origin, styles);
        if (page.path === '/') index.source = whole;
        else emit(`${page.path.slice(1)}/index.html`, whole);
      }
      emit('robots.txt', robots(origin));
      if (origin) emit('sitemap.xml', sitemap(pages, origin));
    },
  };
}
