/** Answers the HTTP part of the protocol from recorded files, so that the page runs without a server (`vite dev`). */
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const folder = new URL('./fixtures/', import.meta.url)

export function fixtures(): Plugin {
  return {
    name: 'holotable-fixtures',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = (request.url ?? '').split('?')[0] ?? ''
        const file = fileFor(path)
        if (!file) return next()
        response.setHeader('content-type', 'application/json')
        response.end(typeof file === 'string' ? readFileSync(new URL(file, folder)) : JSON.stringify(file))
      })
    },
  }
}

function fileFor(path: string): string | object | null {
  if (path === '/api/editions') return 'editions.json'
  const edition = /^\/api\/editions\/([a-z-]+)$/.exec(path)
  if (edition) return `edition-${edition[1]}.json`
  if (path === '/api/tables')
    return {
      table: 'demo-mandalorian',
      url: '/t/demo-mandalorian',
      invite: '/t/demo-mandalorian',
      resume: '/r/demo',
      yours: [0],
    }
  return null
}
