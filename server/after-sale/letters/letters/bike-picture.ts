import { mailPictureAddress, MAIL_PICTURE } from '@/domain/shop/bikes/mail-picture'
import type { LetterPicture } from '@/server/kernel/mail/letter'
import type { LineRow } from '@/server/orders'

export function bikePicture(lines: readonly LineRow[], url: string): { picture?: LetterPicture } {
  const line = lines.find(({ kind }) => kind === 'bike')
  if (!line?.bike_slug || !line.build) return {}
  const { size, color } = line.options ?? { size: null, color: null }
  const words = [line.title, size && `size ${size}`, color].filter(Boolean)
  const src = new URL(mailPictureAddress(line.bike_slug, line.build), url).href
  return { picture: { src, alt: words.join(', '), ...MAIL_PICTURE } }
}
