import { publicSettings } from '@/utils/public-settings'

const WORKER = '/compare-worker.js'
/** Limits the service worker to this page; the rest of the shop never passes through it. */
const SCOPE = '/compare'
const CACHES = 'compare-'

/** Off in development, where scripts change under one name, and where the operator disabled it. */
const isOn = () =>
  process.env.NODE_ENV === 'production' && publicSettings().compareOffline !== 'off'

/** Caches the page offline by service worker; returns whether it works, and never throws. */
export async function cachePageOffline(): Promise<boolean> {
  try {
    if (!isOn() || !('serviceWorker' in navigator)) return false
    const build = encodeURIComponent(buildId())
    // Another build has another URL, so the browser updates the worker by itself.
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

/** Unregisters a worker of an earlier visit where the feature is off, and deletes its caches. Never throws. */
export async function unregisterDisabledWorker(): Promise<void> {
  if (isOn() || !('serviceWorker' in navigator)) return
  await clearOfflinePage().catch(() => {
    // The next visit retries. Until then the worker is network-first.
  })
}

async function clearOfflinePage(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(SCOPE)
  // Leave workers of a wider scope alone: they aren't ours.
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

/** Returns what this page has loaded from this origin; the worker picks scripts, styles and fonts. */
function loadedAddresses(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === window.location.origin)
    .map(({ pathname, search }) => pathname + search)
}
