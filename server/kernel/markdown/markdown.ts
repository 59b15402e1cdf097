import MarkdownIt from 'markdown-it'
import anchor from 'markdown-it-anchor'
import deflist from 'markdown-it-deflist'

/** Where a link of a text may lead: this site, an anchor, the web, a mailbox or a telephone. */
const HREF = /^(?:\/(?![/\\])|#|https?:\/\/[^/]|mailto:[^\s]|tel:[+\d])/i

/** 'Before the first ride' → 'before-the-first-ride'. */
function slugify(text: string): string {
  const plain = text.normalize('NFKD').toLowerCase()
  const slug = plain.replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '')
  return slug || 'section'
}

/** Markdown without HTML and pictures, with tables, definition lists and an anchor for every heading. */
export const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false })
  .disable('image')
  .use(deflist)
  .use(anchor, { slugify })

/** Control characters hide the scheme of an address. */
const HIDDEN = /[\u0000-\u0020\u007f-\u009f]/

markdown.validateLink = (address) => HREF.test(address) && !HIDDEN.test(address)
