/** The addresses of the page: `/` and `/t/ID`. */

export type Route = { page: 'landing' } | { page: 'table'; table: string }

export function routeOf(path: string): Route {
  const table = /^\/t\/([A-Za-z0-9_-]+)\/?$/.exec(path)
  return table?.[1] ? { page: 'table', table: table[1] } : { page: 'landing' }
}

/** What a pasted text leads to: a table, a seat by a personal link, or a seat at another server. */
export type Goal = { to: 'table'; path: string } | { to: 'seat'; path: string } | { to: 'elsewhere'; link: URL }

const TOKEN = 22 // letters of a personal link; a table's id has fewer

/** What somebody pastes as an invitation: a whole link, a bare table id, or the personal link of a seat. */
export function goalIn(text: string): Goal | null {
  const trimmed = text.trim()
  const table = /\/t\/([A-Za-z0-9_-]+)/.exec(trimmed)?.[1]
  if (table) return { to: 'table', path: `/t/${table}${inviteIn(trimmed)}` }
  const token = /\/r\/([A-Za-z0-9_-]+)/.exec(trimmed)?.[1]
  if (token) return seatIn(trimmed, token)
  if (!/^[A-Za-z0-9_-]{4,}$/.test(trimmed)) return null
  return trimmed.length === TOKEN ? { to: 'seat', path: `/r/${trimmed}` } : { to: 'table', path: `/t/${trimmed}` }
}

/** The invitation to a seat of a game that goes on, as it stands behind a table's address. */
function inviteIn(link: string): string {
  const code = /[?&]seat=([A-Za-z0-9_-]+)/.exec(link)?.[1]
  return code ? `?seat=${code}` : ''
}

/** A personal link is a secret: it is opened where it belongs, and told to no other server. */
function seatIn(link: string, token: string): Goal | null {
  const whole = /^[a-z]+:\/\//i.test(link) ? link : link.startsWith('/') ? location.origin + link : `http://${link}`
  if (!URL.canParse(whole) || !/^https?:/i.test(whole)) return null
  const url = new URL(whole)
  return url.host === location.host ? { to: 'seat', path: `/r/${token}` } : { to: 'elsewhere', link: url }
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
