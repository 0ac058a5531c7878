import type { Plugin, Rolldown } from 'vite';
import { parts } from './parts.ts';

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

/**
 * Names what a member's first screen needs in index.html, for `theme.js` to fetch where somebody was here before: the app
 * itself would ask for it only once it has run, two round trips later.
 */
export const ahead = (): Plugin => ({
  name: 'hustings:ahead',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle }) {
      if (!bundle) return html;
      const script = 'src="/theme.js"';
      if (!html.includes(script)) throw new Error(`index.html needs ${script}.`);
      const files = parts.flatMap(([, ...sources]) => sources).flatMap((source) => filesOf(bundle, source));
      const later = [...files, ...Object.keys(bundle).filter((name) => font.test(name))];
      const names = [...new Set(later)].filter((name) => !html.includes(name));
      return html.replace(script, `${script} data-ahead="${names.join(' ')}"`);
    },
  },
});
