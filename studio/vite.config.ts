import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The build of the Studio's page. Customers' builds know nothing of it. */
export default defineConfig({
  root: fileURLToPath(new URL('./client', import.meta.url)),
  base: '/',
  plugins: [react()],
  publicDir: false,
  css: {
    preprocessorOptions: {
      scss: {
        quietDeps: true,
        silenceDeprecations: ['import', 'global-builtin', 'color-functions', 'if-function'],
      },
    },
  },
  build: { target: 'es2023', assetsInlineLimit: 0, chunkSizeWarningLimit: 3_000 },
});
