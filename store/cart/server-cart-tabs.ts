const CHANNEL = 'server_cart'

function open(): BroadcastChannel | null {
  return typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL)
}

/** Broadcasts the version of the server's cart after a change of this tab. */
export function notifyOtherTabs(version: number): void {
  const channel = open()
  channel?.postMessage(version)
  channel?.close()
}

/**
 * Calls `look` when a tab, this one included, has changed the cart, and when the visitor returns to this tab: with the
 * current version, or null when it is unknown.
 */
export function listenToOtherTabs(look: (version: number | null) => void): void {
  const channel = open()
  if (channel) {
    channel.onmessage = ({ data }: MessageEvent<unknown>) =>
      look(typeof data === 'number' ? data : null)
  }
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') look(null)
  })
}
