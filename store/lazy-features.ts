import type { StoreFeature } from './types'

/** Registered features: code without visitor data, so module scope is safe. */
const registered: StoreFeature[] = []
export const stores: ((feature: StoreFeature) => void)[] = []

/**
 * Registers the part of the store that a page's module needs. New stores include it; an open browser's store gets it at
 * once, before the page is rendered.
 */
export function registerFeature(feature: StoreFeature): void {
  if (registered.includes(feature)) return
  registered.push(feature)
  for (const add of stores) add(feature)
}

export function registeredFeatures(): readonly StoreFeature[] {
  return registered
}

/**
 * Subscribes to later registrations. Only in the browser: a server has a store per visitor. A browser may create a
 * store and discard it at once (React's strict mode), so the latest is not always the one in use.
 */
export function onFeatureRegistered(add: (feature: StoreFeature) => void): void {
  if (typeof window !== 'undefined') stores.push(add)
}
