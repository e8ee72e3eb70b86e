import { defineConfig } from 'vitest/config';
import { endpointsPlugin } from './endpointsPlugin.ts';

export default defineConfig({
  plugins: [endpointsPlugin],
  test: { name: 'web', include: ['src/**/*.test.ts'], environment: 'node', unstubGlobals: true },
});
