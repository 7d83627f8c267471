/** Calls somebody who looks elsewhere: a sound, a short shake of the phone, a notification. */
import { settings } from './settings.svelte'
import { play } from './sound'

const SHAKE = [120, 80, 120] // milliseconds

/** Whether somebody looks at the page already. */
export const isLookedAt = (): boolean => document.visibilityState === 'visible' && document.hasFocus()

/** Notifications need a page that was opened by https or on the server's own machine. */
export const canNotify = (): boolean => isSecureContext && 'Notification' in window

/** Ask the browser's permission; tell whether it is given. */
export async function askToNotify(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === 'granted'
}

/** `title` and `body` are read by whoever sees the screen, so they hold no secrets; `tag` is one for each table. */
export function callBack(title: string, body: string, tag: string): void {
  if (isLookedAt()) return
  play('turn')
  if (settings.vibrate) navigator.vibrate?.(SHAKE)
  if (settings.notify && canNotify() && Notification.permission === 'granted') notify(title, body, tag)
}

function notify(title: string, body: string, tag: string): void {
  try {
    const note = new Notification(title, { body, tag, icon: '/icon-turn.svg' })
    note.onclick = () => {
      window.focus()
      note.close()
    }
    const done = (): void => {
      if (!isLookedAt()) return
      note.close()
      removeEventListener('focus', done)
    }
    addEventListener('focus', done)
  } catch {
    // Android's browsers show none without a worker
  }
}
