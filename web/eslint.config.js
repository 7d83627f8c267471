/** What the linter asks of the page; every rule that is off says why. Types in components are for svelte-check. */
import js from '@eslint/js'
import { defineConfig } from 'eslint/config'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

const MADE = ['src/protocol.ts', 'src/report/summary.ts', 'src/*/verbs.ts'] // by tools/protocol.py and tools/verbs.py
const FAMILY_ROOMS = ['**/estate', '**/estate/**', '**/race', '**/race/**']

export default defineConfig(
  { ignores: ['node_modules', 'dev/fixtures', ...MADE] },
  js.configs.recommended,
  ts.configs.strict,
  ts.configs.stylistic,
  svelte.configs.recommended,
  {
    languageOptions: { globals: globals.browser },
    rules: {
      'max-len': ['error', { code: 120 }],
      'no-undef': 'off', // the compiler knows better what there is
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/no-empty-function': ['error', { allow: ['arrowFunctions', 'methods'] }], // they stand in
      '@typescript-eslint/no-non-null-assertion': 'off', // every index may be undefined, also of what was just counted
      'svelte/no-unused-svelte-ignore': 'off', // reports every comment many times; svelte-check knows which are used
      'svelte/no-useless-mustaches': 'off', // a space that must stay is written {' '}
      'svelte/prefer-svelte-reactivity': 'off', // maps and sets are made anew, never changed once they are shown
      'svelte/no-at-html-tags': 'error',
    },
  },
  {
    files: ['**/*.ts'],
    extends: [ts.configs.strictTypeCheckedOnly, ts.configs.stylisticTypeCheckedOnly],
    languageOptions: { parserOptions: { projectService: true, extraFileExtensions: ['.svelte'] } },
    rules: {
      '@typescript-eslint/dot-notation': ['error', { allowIndexSignaturePropertyAccess: true }], // facts of an event
      '@typescript-eslint/no-confusing-void-expression': 'off', // a handler is one expression
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
      '@typescript-eslint/no-unnecessary-condition': 'off', // what comes over the wire may be older than its type
      '@typescript-eslint/prefer-nullish-coalescing': ['error', { ignorePrimitives: { string: true } }], // '' is none
      '@typescript-eslint/no-unsafe-assignment': 'off', // decisions and facts are open records, typed any
    },
  },
  {
    files: ['test/**'],
    rules: {
      '@typescript-eslint/no-unsafe-argument': 'off', // recorded games are JSON
      '@typescript-eslint/require-await': 'off', // what stands in for fetch is async without waiting
    },
  },
  { files: ['**/*.svelte', '**/*.svelte.ts'], languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } } },
  {
    files: ['src/{net,ui,lobby,table,stats,texts}/**'],
    ignores: ['src/*/families.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ group: FAMILY_ROOMS, message: 'Only families.ts names a family; shared rooms know none.' }] },
      ],
    },
  },
  { files: ['src/texts/**'], rules: { 'max-len': 'off' } }, // a text is one line
)
