import type { Bike, Build } from './bike'
import { buildAddress } from './build-address'
import { describeBike } from './drawing/describe'

const ADDRESS = /^\/pictures\/[a-z0-9-]{1,80}\?view=paper&from=front&build=[\w.%-]{1,600}$/
/** Of the studio's pictures, so that a page keeps the room for one. */
const SIZE = { width: 1600, height: 987 } as const

/** The size of a bike's picture that a text shows; null for every other address. */
export function bikeInText(address: string): typeof SIZE | null {
  return ADDRESS.test(address) ? SIZE : null
}

/** The Markdown of a bike's picture, in a paragraph of its own. Brackets would end its description. */
export function bikeMarkdown(bike: Bike, build: Build): string {
  const address = `/pictures/${bike.slug}?view=paper&from=front&build=${encodeURIComponent(buildAddress(build))}`
  return `![${describeBike(bike, build).replace(/[[\]\\]/g, '')}](${address})\n`
}
