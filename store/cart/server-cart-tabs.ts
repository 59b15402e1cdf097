const CHANNEL = 'server_cart'

function open(): BroadcastChannel | null {
  return typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL)
}

/** The cart on the server has changed by this tab. */
export function tellOtherTabs(): void {
  const channel = open()
  channel?.postMessage(null)
  channel?.close()
}

/** Calls `look` when another tab has changed the cart and when the visitor comes back to this one. */
export function listenToOtherTabs(look: () => void): void {
  const channel = open()
  if (channel) channel.onmessage = look
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') look()
  })
}
