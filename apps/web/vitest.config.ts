import { defineConfig } from 'vitest/config';
import { endpointsPlugin } from './endpointsPlugin.ts';

export default defineConfig({
  plugins: [endpointsPlugin],
  test: {
    name: 'web',
    include: ['src/**/*.test.ts'],
    environment: 'node',
    unstubGlobals: true,
    // The colours of charts are read as they are.
    css: { include: /theme\.css/ },
  },
});
