import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { recordWebQueries } from '../tests/indexes/web-plugin.ts';
import { partNamer } from './chunks.ts';
import { first } from './first-script.ts';
import { mantineStyles } from './mantine-styles.ts';
import { prerender } from './prerender.ts';
import { withoutDoors } from './reexports.ts';
import { serviceWorker } from './service-worker.ts';
import { leaveOutRules } from './without-rules.ts';

/** What a first visit or a first dashboard waits for: all that it needs is fetched at once. */
const firstScreens = /\/(auth-page|landing-page|dashboard|inside|membership|session)-/;

const api = process.env.HUSTINGS_HOSTING ?? 'http://127.0.0.1:5000';

const inWeb = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The web app. `npm run dev` serves it with hot reload and sends /api to the hosting emulator. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  envDir: fileURLToPath(new URL('..', import.meta.url)),
  plugins: [
    react(),
    first(),
    prerender(),
    serviceWorker(),
    mantineStyles(),
    withoutDoors(),
    leaveOutRules(),
    // In the build that journeys run against, and in no other.
    process.env.HUSTINGS_RECORD_QUERIES === '1' && recordWebQueries(),
  ],
  resolve: {
    alias: [
      // 45 kB less on the first dashboard; the file says why nothing misses it.
      { find: 're2js', replacement: inWeb('src/shared/data/no-pipelines.ts') },
      // What the package gives to whoever asks for it by its name is its development build: half a kilobyte of warnings.
      {
        find: /^react-router$/,
        replacement: inWeb('../node_modules/react-router/dist/production/index.mjs'),
      },
      {
        find: /^react-router\/dom$/,
        replacement: inWeb('../node_modules/react-router/dist/production/dom-export.mjs'),
      },
    ],
  },
  worker: { format: 'es' },
  server: { host: '127.0.0.1', port: 5173, strictPort: true, proxy: { '/api': api } },
  build: {
    outDir: process.env.HUSTINGS_WEB_OUT ?? 'dist',
    emptyOutDir: true,
    target: 'es2023',
    sourcemap: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // A part is all that its files import already; what it leaves out it leaves out on purpose.
          includeDependenciesRecursively: false,
          groups: [{ name: partNamer(), debugName: 'parts of a first dashboard' }],
        },
      },
    },
    // The names of what each later screen needs would weigh 4 kB on the landing page. Most of it is there by then, and
    // the rest is one more round trip, which begins when the pointer is on the menu's entry. Styles stay in the list.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, names, { hostType }) =>
        hostType === 'html' || firstScreens.test(file) ? names : [],
    },
  },
});
