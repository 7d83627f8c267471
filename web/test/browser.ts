/** What jsdom lacks and the page uses; nothing here changes what the page does. */
import { mount, unmount, flushSync, type Component } from 'svelte'
import { vi } from 'vitest'

export function furnish(width = 1440): void {
  Object.defineProperty(window, 'innerWidth', { value: width, configurable: true })
  window.matchMedia = ((query: string) => ({
    matches: query.includes('reduce'),
    media: query,
    addEventListener() {},
    removeEventListener() {},
  })) as unknown as typeof matchMedia
  window.scrollTo = () => {}
  window.ResizeObserver = class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  }
  Element.prototype.scrollTo = () => {}
  Element.prototype.scrollIntoView = () => {}
  Element.prototype.getAnimations = () => []
  Element.prototype.animate = (() => ({
    cancel() {},
    finished: Promise.resolve(),
    onfinish: null,
  })) as unknown as typeof Element.prototype.animate
  HTMLDialogElement.prototype.showModal = function show(this: HTMLDialogElement) {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.open = false
  }
}

export function show<Props extends Record<string, unknown>>(component: Component<Props>, props: Props): () => void {
  document.body.innerHTML = '<div id="app"></div>'
  const mounted = mount(component, { target: document.getElementById('app') ?? document.body, props })
  flushSync()
  return () => void unmount(mounted)
}

/** Wait until the table is drawn. */
export async function drawn(): Promise<void> {
  await vi.waitFor(() => {
    if (!document.querySelector('main:not([aria-busy])')) throw new Error('the table is still being fetched')
  })
  await pause(10)
}

export const pause = (ms = 0): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Everything that must have a name for a screen reader and has none. */
export function nameless(): string[] {
  const controls = [...document.querySelectorAll('button, a[href], input, select, [role=img], dialog')]
  return controls
    .filter((node) => {
      const label =
        node.getAttribute('aria-label') ||
        node.textContent?.trim() ||
        node.closest('label')?.textContent?.trim() ||
        node.getAttribute('placeholder')
      return !label && !node.closest('[aria-hidden=true]')
    })
    .map((node) => node.outerHTML.slice(0, 160))
}
