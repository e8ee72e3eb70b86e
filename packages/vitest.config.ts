import { defineConfig } from 'vitest/config';

// Pure tables and functions: one file leaves nothing behind that another would see.
export default defineConfig({ test: { isolate: false } });
