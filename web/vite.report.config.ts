/** The report: one script and one stylesheet that a program puts into a file of its own. */
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { fluent } from './fluent.js'

export default defineConfig({
  plugins: [svelte(), fluent()],
  publicDir: false,
  build: {
    outDir: '../src/holotable/static/report',
    emptyOutDir: true,
    target: 'es2022',
    lib: {
      entry: 'src/stats/report/main.ts',
      formats: ['iife'],
      name: 'report',
      fileName: () => 'report.js',
      cssFileName: 'report',
    },
  },
  define: { 'process.env.NODE_ENV': '"production"' },
})
