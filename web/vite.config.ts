import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { fluent } from './fluent.js'
import { fixtures } from './dev/fixtures.ts'

const server = process.env.HOLOTABLE_SERVER

export default defineConfig({
  plugins: [svelte(), fluent(), ...(server ? [] : [fixtures()])],
  server: server
    ? {
        proxy: {
          '/api': server,
          '/r/': server,
          '/healthz': server,
          '/readyz': server,
          '/ws': { target: server, ws: true },
        },
      }
    : {},
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  build: { outDir: '../src/holotable/static', emptyOutDir: true, target: 'es2022', modulePreload: { polyfill: false } },
  test: { include: ['test/**/*.test.ts'], environment: 'node', testTimeout: 60_000, setupFiles: 'test/languages.ts' }, // a busy machine is slow, not wrong
})
