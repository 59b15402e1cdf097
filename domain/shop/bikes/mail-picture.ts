import type { Build } from './bike'
import { buildAddress } from './build-address'

/** Size of pictures in emails: the full width, with the aspect ratio of studio pictures. */
export const MAIL_PICTURE = { width: 512, height: 316 } as const

/** Returns the URL of a build's JPEG picture, without the painted name, which isn't shown. */
export function mailPictureAddress(slug: string, { paint, ...build }: Build): string {
  const nameless = { ...build, paint: paint && { ...paint, name: null } }
  return `/pictures/${slug}?view=paper&as=jpeg&build=${encodeURIComponent(buildAddress(nameless))}`
}
