/** The addresses of the page: `/` and `/t/ID`. */

export type Route = { page: 'landing' } | { page: 'table'; table: string }

export function routeOf(path: string): Route {
  const table = /^\/t\/([A-Za-z0-9_-]+)\/?$/.exec(path)
  return table?.[1] ? { page: 'table', table: table[1] } : { page: 'landing' }
}

/** What somebody pastes as an invitation: a whole link or a bare table id. */
export function tableIn(text: string): string | null {
  const trimmed = text.trim()
  const path = /\/t\/([A-Za-z0-9_-]+)/.exec(trimmed)
  if (path?.[1]) return path[1]
  return /^[A-Za-z0-9_-]{4,}$/.test(trimmed) ? trimmed : null
}

/** The box that `holotable play EDITION` asks for. */
export const editionIn = (search: string): string | null => new URLSearchParams(search).get('edition')

class Router {
  route = $state<Route>(routeOf(location.pathname))

  constructor() {
    addEventListener('popstate', () => (this.route = routeOf(location.pathname)))
  }

  go(path: string): void {
    const target = new URL(path, location.href)
    history.pushState(null, '', target.pathname + target.search)
    this.route = routeOf(target.pathname)
    scrollTo(0, 0)
  }

  /** For links: plain clicks stay inside the page, all others are the browser's. */
  follow = (event: MouseEvent): void => {
    const link = event.currentTarget
    if (!(link instanceof HTMLAnchorElement) || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return
    event.preventDefault()
    this.go(link.href)
  }
}

export const router = new Router()
