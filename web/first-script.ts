import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin, Rolldown } from 'vite';
import { firstParts } from './chunks.ts';

/** In Inter's own files; its extension is fetched where a name needs it. */
const font = /\/inter-latin-wght-normal-[^/]*\.woff2$/;

/** The files of a part and those that they import, each with its styles. */
function filesOf(bundle: Rolldown.OutputBundle, source: string): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const own = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/src/${source}`)));
  if (!own) throw new Error(`${source} is in no file of the build.`);
  const found = new Set([own.fileName]);
  for (const name of found)
    for (const imported of chunks.find(({ fileName }) => fileName === name)?.imports ?? [])
      found.add(imported);
  const styles = chunks
    .filter(({ fileName }) => found.has(fileName))
    .flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
  return [...found, ...styles];
}

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

/** What runs before anything is painted. */
const code = read('./first.js');

/** The policy that the host sends lets this script run in the page, and no other (firebase.json). */
function checkPolicy(): void {
  const hash = `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
  if (!read('../firebase.json').includes(hash))
    throw new Error(`web/first.js has changed: write ${hash} into the script-src of firebase.json.`);
}

const place = '<script src="/first.js"></script>';
const mark = '<script data-first>';
const entry = /\s*<script type="module" crossorigin src="\/([^"]+)"><\/script>/g;
const preloaded = /\s*<link rel="modulepreload" crossorigin href="\/([^"]+)">/g;
const sheet = /<link rel="stylesheet" crossorigin href="\/([^"]+)">/g;

const named = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, name = '']) => name);

function styleIn(bundle: Rolldown.OutputBundle, name: string): string {
  const file = bundle[name];
  if (file?.type !== 'asset') throw new Error(`${name} is not in the build.`);
  return String(file.source).trim();
}

/** So that whoever looks for the file believes it is there, and does not add it behind all others: Vite's loader does. */
const written = (name: string) => `<link rel="stylesheet" crossorigin href="/${name}" media="not all">`;

/**
 * Writes `first.js` into index.html, and the app's first styles, so that nothing stands between the page and its first
 * paint. Names for it the app's own files, in `data-app`, and in `data-ahead` what a member's first screen needs: the app
 * itself would ask for that only once it has run, two round trips later.
 */
export const first = (): Plugin[] => [
  {
    name: 'hustings:first',
    apply: 'build',
    transformIndexHtml: {
      order: 'pre',
      handler(html) {
        if (!html.includes(place)) throw new Error(`index.html needs ${place}.`);
        checkPolicy();
        return html.replace(place, () => `${mark}${code}</script>`);
      },
    },
  },
  {
    name: 'hustings:ahead',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (!bundle) return html;
        // Vite names what the app's first file imports before it.
        const app = [...named(html, entry).reverse(), ...named(html, preloaded)];
        const sources = firstParts.flatMap(([, ...begins]) => begins);
        const files = sources.flatMap((source) => filesOf(bundle, source));
        const fonts = Object.keys(bundle).filter((name) => font.test(name));
        const preloads = [...new Set([...files, ...fonts])].filter(
          (name) => !app.includes(name) && !html.includes(name),
        );
        return html
          .replaceAll(entry, '')
          .replaceAll(preloaded, '')
          .replaceAll(sheet, (_, name: string) => `${written(name)}<style>${styleIn(bundle, name)}</style>`)
          .replace(mark, `<script data-app="${app.join(' ')}" data-ahead="${preloads.join(' ')}">`);
      },
    },
  },
];
