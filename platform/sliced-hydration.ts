import { startTransition } from 'react'
import client, { type Root } from 'react-dom/client'

/**
 * Next hydrates a page in one piece, and whoever taps meanwhile waits for all of it. Inside a transition React works in
 * slices of a few milliseconds, and a tap goes first. To be called before Next hydrates.
 */
export function sliceHydration(): void {
  const { hydrateRoot } = client
  client.hydrateRoot = (...args) => {
    // React runs a transition at once.
    let root!: Root
    startTransition(() => {
      root = hydrateRoot(...args)
    })
    return root
  }
}
