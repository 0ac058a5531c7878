import { defineConfig } from 'vite';

/** The page waits for its member before it says that it is ready; its worker is a module, as the app's. */
export default defineConfig({ worker: { format: 'es' }, build: { target: 'es2023', emptyOutDir: true } });
