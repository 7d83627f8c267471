import { mount } from 'svelte'
import './tokens.css'
import './app.css'
import './ui/focus'
import App from './App.svelte'

async function start(): Promise<void> {
  if (import.meta.env.DEV) {
    const { demoDial } = await import('../dev/fake')
    const table = /^\/t\/([A-Za-z0-9_-]+)/.exec(location.pathname)?.[1] ?? ''
    const dial = await demoDial(table)
    if (dial) window.holotableDial = dial
  }
  const target = document.getElementById('app')
  if (target) mount(App, { target })
}

void start()
