import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

/** Bundles the functions into one ES module; what npm installs beside it stays external (small cold start). */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  logLevel: 'warn',
  ssr: { noExternal: true, external: ['express', 'firebase-admin', 'firebase-functions', 'zod'] },
  build: {
    ssr: 'src/index.ts',
    outDir: 'lib',
    emptyOutDir: true,
    target: 'node24',
    minify: false,
    rolldownOptions: { output: { entryFileNames: 'index.js', format: 'es' } },
  },
});
