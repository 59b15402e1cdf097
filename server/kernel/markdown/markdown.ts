import MarkdownIt from 'markdown-it'
import deflist from 'markdown-it-deflist'

import { bikeInText } from '@/domain/shop/bikes/bike-in-text'
import { contentPictureOf } from '@/domain/shop/content/content-pictures'
import { unicodeForm } from '@/domain/kit/plain-text'
import { isSafeLink } from '@/domain/kit/safe-link'

/** Converts 'Before the first ride' to 'before-the-first-ride'. */
function slugify(text: string): string {
  const words = unicodeForm(text, 'NFKD')
    .toLowerCase()
    .match(/[a-z0-9]+/g)
  return words?.join('-') ?? 'section'
}

/** Markdown without HTML and external pictures, with tables, definition lists and an anchor for every heading. */
export const markdown = new MarkdownIt({
  html: false,
  linkify: false,
  typographer: false,
}).use(deflist)

/** Numbers identical headings. Cached counts avoid comparing a thousand headings with each other. */
markdown.core.ruler.push('heading_anchors', ({ tokens }) => {
  const usedIds = new Map<string, number>()
  tokens.forEach((token, at) => {
    if (token.type !== 'heading_open') return
    const words = tokens[at + 1]?.children?.filter(({ type }) => /^(text|code_inline)$/.test(type))
    const slug = slugify(words?.map(({ content }) => content).join('') ?? '')
    let [id, count] = [slug, usedIds.get(slug) ?? 1]
    for (; usedIds.has(id); count += 1) id = `${slug}-${count}`
    usedIds.set(slug, count)
    if (id !== slug) usedIds.set(id, 1)
    token.attrSet('id', id)
  })
})

markdown.validateLink = isSafeLink

/** Replaces external pictures with their descriptions. @param isOwn whether a URL is the shop’s */
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
