import { publicSettings } from '@/utils/public-settings'

const WORKER = '/compare-worker.js'
/** Scope that limits the service worker to this page; it never handles the rest of the shop. */
const SCOPE = '/compare'
const CACHES = 'compare-'

/** Off in development, where script names lack content hashes, and if the operator disables it. */
const isOn = () =>
  process.env.NODE_ENV === 'production' && publicSettings().compareOffline !== 'off'

/** Caches the page for offline use with a service worker. Returns whether it works; never throws. */
export async function cachePageOffline(): Promise<boolean> {
  try {
    if (!isOn() || !('serviceWorker' in navigator)) return false
    const build = encodeURIComponent(buildId())
    // Each build has a different URL, so the browser updates the worker automatically.
    const registration = await navigator.serviceWorker.register(`${WORKER}?build=${build}`, {
      scope: SCOPE,
      updateViaCache: 'none',
    })
    const worker = registration.installing ?? registration.waiting ?? registration.active
    worker?.postMessage({ kind: 'keep', addresses: loadedAddresses() })
    return worker !== null
  } catch {
    return false
  }
}

/** Unregisters an earlier worker and deletes its caches if the feature is off. Never throws. */
export async function unregisterDisabledWorker(): Promise<void> {
  if (isOn() || !('serviceWorker' in navigator)) return
  await clearOfflinePage().catch(() => {
    // The next visit retries. Until then, the worker is network-first.
  })
}

async function clearOfflinePage(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(SCOPE)
  // Ignore workers with a wider scope, which aren't the shop's.
  if (registration && new URL(registration.scope).pathname === SCOPE) {
    await registration.unregister()
  }
  const names = await caches.keys()
  await Promise.all(
    names.filter((name) => name.startsWith(CACHES)).map((name) => caches.delete(name)),
  )
}

function buildId(): string {
  const { __NEXT_DATA__: data } = window as { __NEXT_DATA__?: { buildId?: string } }
  return data?.buildId ?? ''
}

/** Returns what the page loaded from its own origin; the worker picks scripts, styles and fonts. */
function loadedAddresses(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === window.location.origin)
    .map(({ pathname, search }) => pathname + search)
}
