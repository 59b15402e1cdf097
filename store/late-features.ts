import type { StoreFeature } from './types'

/** Features that pages brought along: code, nothing of a visitor, so they may stand at module scope. */
const known: StoreFeature[] = []
let tell: ((feature: StoreFeature) => void) | undefined

/**
 * Called by a page's module for the part of the store that it needs. Stores made from now on have it; the
 * store of a browser that is already open gets it at once, before the page is rendered.
 */
export function bringFeature(feature: StoreFeature): void {
  if (known.includes(feature)) return
  known.push(feature)
  tell?.(feature)
}

/** What was brought so far. */
export function broughtFeatures(): readonly StoreFeature[] {
  return known
}

/** Hears of later ones. Only a browser listens: it has one store, a server one per visitor. */
export function onFeatureBrought(add: (feature: StoreFeature) => void): void {
  if (typeof window !== 'undefined') tell = add
}
