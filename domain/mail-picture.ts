import type { Build } from './bike'
import { buildAddress } from './build-address'

/** As wide as a letter, in the shape of the studio's pictures. */
export const MAIL_PICTURE = { width: 512, height: 316 } as const

/** The picture of a build as a JPEG file. The name on the frame stays out of the address: it is not shown. */
export function mailPictureAddress(slug: string, { paint, ...build }: Build): string {
  const nameless = { ...build, paint: paint && { ...paint, name: null } }
  return `/pictures/${slug}?view=paper&as=jpeg&build=${encodeURIComponent(buildAddress(nameless))}`
}
