import { publicSettings } from '@/utils/public-settings'

const WORKER = '/compare-worker.js'
/** The worker sees this page alone: the rest of the shop never passes through it. */
const SCOPE = '/compare'
const CACHES = 'compare-'

/** Off in development (scripts change under one name), and where an operator has switched it off. */
const isOn = () =>
  process.env.NODE_ENV === 'production' && publicSettings().compareOffline !== 'off'

/**
 * Makes the comparison open without a network: its worker keeps the page and the files that it has loaded.
 * Answers whether it will; never throws, for the page works without it.
 */
export async function cachePageOffline(): Promise<boolean> {
  try {
    if (!isOn() || !('serviceWorker' in navigator)) return false
    const build = encodeURIComponent(buildId())
    // Another build is another address, so it takes over by itself.
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

/** Where the worker is off, one of an earlier visit goes, with everything that it kept. Never throws. */
export async function unregisterDisabledWorker(): Promise<void> {
  if (isOn() || !('serviceWorker' in navigator)) return
  await clearOfflinePage().catch(() => {
    // The next visit tries again; meanwhile it asks the network first.
  })
}

async function clearOfflinePage(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(SCOPE)
  // A worker of a wider scope is somebody else's.
  if (registration && new URL(registration.scope).pathname === SCOPE) {
    await registration.unregister()
  }
  const names = await caches.keys()
  await Promise.all(
    names.filter((name) => name.startsWith(CACHES)).map((name) => caches.delete(name)),
  )
}

/** Next.js writes it into every page. */
function buildId(): string {
  const { __NEXT_DATA__: data } = window as { __NEXT_DATA__?: { buildId?: string } }
  return data?.buildId ?? ''
}

/** What this page has fetched of this origin; the worker picks scripts, styles and fonts. */
function loadedAddresses(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === window.location.origin)
    .map(({ pathname, search }) => pathname + search)
}
