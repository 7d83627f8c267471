import type { OpenSocket } from './net/connection'

declare global {
  interface Window {
    /** The development server puts a recorded game in the place of the socket. */
    holotableDial?: OpenSocket
  }
}
