import MarkdownIt from 'markdown-it'
import anchor from 'markdown-it-anchor'
import deflist from 'markdown-it-deflist'

import { bikeInText } from '@/domain/bike-in-text'
import { contentPictureOf } from '@/domain/content-pictures'

/** Where a link of a text may lead: this site, an anchor, the web, a mailbox or a telephone. */
const HREF = /^(?:\/(?![/\\])|#|https?:\/\/[^/]|mailto:[^\s]|tel:[+\d])/i

/** 'Before the first ride' → 'before-the-first-ride'. */
function slugify(text: string): string {
  const plain = text.normalize('NFKD').toLowerCase()
  const slug = plain.replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '')
  return slug || 'section'
}

/** Markdown without HTML and other pictures than those of the shop, with tables, definition lists and an anchor for every heading. */
export const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false })
  .use(deflist)
  .use(anchor, { slugify })

/** Control characters hide the scheme of an address. */
const HIDDEN = /[\u0000-\u0020\u007f-\u009f]/

export const isSafeLink = (address: string) => HREF.test(address) && !HIDDEN.test(address)

markdown.validateLink = isSafeLink

/** Of pictures from elsewhere the description stays. @param isOwn whether an address is one of the shop’s */
export function ownPictures(
  parser: InstanceType<typeof MarkdownIt>,
  isOwn: (address: string) => boolean,
): void {
  parser.core.ruler.push('own_pictures', ({ tokens }) => {
    for (const token of tokens.flatMap(({ children }) => children ?? [])) {
      if (token.type === 'image' && !isOwn(String(token.attrGet('src')))) token.type = 'text'
    }
  })
}

ownPictures(markdown, (src) => contentPictureOf(src) !== null || bikeInText(src) !== null)
