import type { Build } from './bike'
import { buildAddress } from './build-address'

/** Width of a letter, aspect ratio of studio pictures. */
export const MAIL_PICTURE = { width: 512, height: 316 } as const

/** Returns the URL of a build's JPEG picture. Leaves out the painted name, which isn't shown. */
export function mailPictureAddress(slug: string, { paint, ...build }: Build): string {
  const nameless = { ...build, paint: paint && { ...paint, name: null } }
  return `/pictures/${slug}?view=paper&as=jpeg&build=${encodeURIComponent(buildAddress(nameless))}`
}
