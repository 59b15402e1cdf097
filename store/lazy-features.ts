import type { StoreFeature } from './types'

/** Registered features. They are code without visitor data, so module scope is safe. */
const registered: StoreFeature[] = []
export const stores: ((feature: StoreFeature) => void)[] = []

/** Registers a page's part of the store, in new stores and, before rendering, in existing ones. */
export function registerFeature(feature: StoreFeature): void {
  if (registered.includes(feature)) return
  registered.push(feature)
  for (const add of stores) add(feature)
}

export function registeredFeatures(): readonly StoreFeature[] {
  return registered
}

/** Subscribes in the browser only. Strict Mode may discard a store, so the last one may be unused. */
export function onFeatureRegistered(add: (feature: StoreFeature) => void): void {
  if (typeof window !== 'undefined') stores.push(add)
}
