const CHANNEL = 'server_cart'

function open(): BroadcastChannel | null {
  return typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL)
}

/** The cart on the server has this version now, by a change of this tab. */
export function notifyOtherTabs(version: number): void {
  const channel = open()
  channel?.postMessage(version)
  channel?.close()
}

/**
 * Calls `look` when a tab has changed the cart, this one included, and when the visitor comes back to this one:
 * with the version that is there now, or null when nobody told it.
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
