import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { fluent } from './fluent.js'
import { fixtures } from './dev/fixtures.ts'

const server = process.env.HOLOTABLE_SERVER

/** What several pages share comes in few files: each costs a request. What is shown on demand stays apart. */
const PARTS = [
  {
    name: 'ui',
    test: /vite\/preload-helper|\/src\/(ui\/(?!LinkCard|QrCode|Settings[FS])|net\/(api|seals)|pages)/,
    priority: 2,
  },
  { name: 'table', test: /\/src\/(table|net)\//, minShareCount: 2, priority: 1 },
]

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
  build: {
    outDir: '../src/holotable/static',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: PARTS } } },
  },
  test: {
    include: ['test/**/*.test.ts'],
    environment: 'node',
    testTimeout: 60_000, // a busy machine is slow, not wrong
    hookTimeout: 60_000,
    setupFiles: 'test/languages.ts',
  },
})
