const CHANNEL = 'server_cart'

function open(): BroadcastChannel | null {
  return typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL)
}

export function notifyOtherTabs(version: number): void {
  const channel = open()
  channel?.postMessage(version)
  channel?.close()
}

/** Calls `look` after cart changes in any tab, and with null (unknown version) on return to this tab. */
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
