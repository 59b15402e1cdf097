import { startTransition } from 'react'
import client, { type Root } from 'react-dom/client'

/**
 * Next hydrates a page in one piece, and whoever taps meanwhile waits for all of it. Inside a transition React works in
 * slices of a few milliseconds, and a tap goes first.
 */
const { hydrateRoot } = client

client.hydrateRoot = (...args) => {
  let root: Root | undefined
  startTransition(() => {
    root = hydrateRoot(...args)
  })
  if (!root) throw new Error('React runs a transition at once.')
  return root
}
