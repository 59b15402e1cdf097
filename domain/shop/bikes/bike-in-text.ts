import type { Bike, Build } from './bike'
import { buildAddress } from './build-address'
import { describeBike } from './drawing/describe'

const ADDRESS = /^\/pictures\/[a-z0-9-]{1,80}\?view=paper&from=front&build=[\w.%-]{1,600}$/
/** Size of studio pictures, so that pages can reserve space. */
const SIZE = { width: 1600, height: 987 } as const

/** Returns the size of a bike picture embedded in a text; null for other URLs. */
export function bikeInText(address: string): typeof SIZE | null {
  return ADDRESS.test(address) ? SIZE : null
}

/** Returns a bike's picture as a Markdown paragraph, without brackets that would end the alt text. */
export function bikeMarkdown(bike: Bike, build: Build): string {
  const address = `/pictures/${bike.slug}?view=paper&from=front&build=${encodeURIComponent(buildAddress(build))}`
  return `![${describeBike(bike, build).replace(/[[\]\\]/g, '')}](${address})\n`
}
