/** Where the focus goes when whatever had it is gone. */

let held: EventTarget | null = null
document.addEventListener('focusin', ({ target }) => (held = target))

export const isNowhere = (): boolean => !document.activeElement || document.activeElement === document.body

/** Whether the focus was on something that is no longer in the page; not where nobody has focused anything yet. */
export const isLost = (): boolean => isNowhere() && held instanceof Node && !held.isConnected

/** Let reading go on at something that is no control. */
export function readFrom(node: HTMLElement | null): void {
  if (!node) return
  node.tabIndex = -1
  node.focus({ preventScroll: true })
}
