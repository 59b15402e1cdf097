import type { StoreFeature } from './types'

/** Registered features: code without visitor data, so module scope is safe. */
const registered: StoreFeature[] = []
export const stores: ((feature: StoreFeature) => void)[] = []

/** Registers a page's part of the store, in new stores and before rendering in an open browser's. */
export function registerFeature(feature: StoreFeature): void {
  if (registered.includes(feature)) return
  registered.push(feature)
  for (const add of stores) add(feature)
}

export function registeredFeatures(): readonly StoreFeature[] {
  return registered
}

/** Subscribes in the browser only. Strict mode may discard a store, so the latest may be unused. */
export function onFeatureRegistered(add: (feature: StoreFeature) => void): void {
  if (typeof window !== 'undefined') stores.push(add)
}
