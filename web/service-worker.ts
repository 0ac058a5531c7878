import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import { type Built, cachedFilesOf, laterOf } from './src/sw/cached-files.ts';

const source = (name: string) => fileURLToPath(new URL(`./src/sw/${name}.ts`, import.meta.url));

const hashOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16);

const filesIn = (folder: string): Built[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ path: relative(folder, file).split(sep).join('/'), hash: hashOf(file) }));

/**
 * Builds the service worker after the app, for it names every file of the app: `/sw.js`, one classic script, which
 * every browser with service workers takes. `VITE_WORKER=off` builds the one that takes itself away.
 */
export function serviceWorker(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'hustings:service-worker',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir }) {
        const outDir = dir ?? join(config.root, config.build.outDir);
        const files = filesIn(outDir);
        await build({
          configFile: false,
          envFile: false,
          root: config.root,
          publicDir: false,
          logLevel: config.logLevel ?? 'warn',
          define: {
            'process.env.NODE_ENV': '"production"',
            BUILT: JSON.stringify(cachedFilesOf(files)),
            LATER: JSON.stringify(laterOf(files)),
          },
          build: {
            outDir,
            emptyOutDir: false,
            target: 'es2022',
            rolldownOptions: {
              input: source(config.env.VITE_WORKER === 'off' ? 'retired' : 'sw'),
              output: { format: 'iife', entryFileNames: 'sw.js' },
            },
          },
        });
      },
    },
  };
}
