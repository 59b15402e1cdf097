import type { StoreFeature } from './types'

/** Features that pages brought along: code, nothing of a visitor, so they may stand at module scope. */
const registered: StoreFeature[] = []
export const stores: ((feature: StoreFeature) => void)[] = []

/**
 * Called by a page's module for the part of the store that it needs. Stores made from now on have it; the
 * store of a browser that is already open gets it at once, before the page is rendered.
 */
export function registerFeature(feature: StoreFeature): void {
  if (registered.includes(feature)) return
  registered.push(feature)
  for (const add of stores) add(feature)
}

/** What was brought so far. */
export function registeredFeatures(): readonly StoreFeature[] {
  return registered
}

/**
 * Hears of later ones. Only a browser listens: a server has a store per visitor. A browser may make one that is
 * thrown away at once (React's strict mode), so the latest is not always the one in use.
 */
export function onFeatureRegistered(add: (feature: StoreFeature) => void): void {
  if (typeof window !== 'undefined') stores.push(add)
}
