import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { chunkGroups } from './chunkGroups.ts';
import { doorWorkerPlugin } from './doorWorkerPlugin.ts';
import { endpointsPlugin } from './endpointsPlugin.ts';
import { firstPaintPlugin } from './firstPaintPlugin.ts';
import { flagFiles } from './flagsPlugin.ts';
import { pageTextsPlugin } from './pageTextsPlugin.ts';
import { preloadPlugin } from './preloadPlugin.ts';
import { textsAheadPlugin } from './textsAheadPlugin.ts';
import { precompress } from '../../scripts/build/precompress.ts';
import { webDigest } from '../../scripts/build/webDigest.ts';

const build = webDigest(join(import.meta.dirname, '../..'));
const server = `http://localhost:${process.env.PORT ?? 3000}`;

/** Says which sources the build was made of: `npm start` compares, and the version call answers it. */
const buildFile: Plugin = {
  name: 'portal-build-file',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'build.json', source: `${JSON.stringify({ build })}\n` });
  },
};

const base = '/B_Portal/';

/** Compresses once what the server would else compress for every visitor. */
const precompressed: Plugin = {
  name: 'portal-precompressed',
  apply: 'build',
  writeBundle: ({ dir }) => precompress(dir ?? 'dist'),
};

const config = (): UserConfig => ({
  root: import.meta.dirname,
  base,
  plugins: [
    react(),
    endpointsPlugin,
    flagFiles(base),
    preloadPlugin,
    textsAheadPlugin,
    pageTextsPlugin,
    firstPaintPlugin,
    buildFile,
    doorWorkerPlugin(base, build),
    precompressed,
  ],
  define: { __BUILD__: JSON.stringify(build) },
  build: {
    outDir: 'dist',
    manifest: true,
    sourcemap: false,
    // The content-security policy refuses data: addresses.
    assetsInlineLimit: 0,
    // The first file holds what the budget allows it.
    chunkSizeWarningLimit: 600,
  },
  server: {
    port: Number(process.env.WEB_PORT ?? 5173),
    strictPort: true,
    proxy: { '/api': server, '/verify': server },
  },
});

export default defineConfig(async ({ command }) => {
  const whole = config();
  if (command !== 'build') return whole;
  const groups = await chunkGroups(config());
  return { ...whole, build: { ...whole.build, rolldownOptions: { output: { codeSplitting: { groups } } } } };
});
