import { z } from 'zod'

import { CONTENT_KINDS, type ContentKind } from '@/domain/shop/content/content'

import { Day, text } from '../files/cells'
import { readOne, readRows, readText } from '../files/read-data'

export interface SeedText {
  kind: ContentKind
  slug: string
  owner: string
  review_by: string | null
  publish_at: string
  title: string
  description: string
  source: string
}

/** Row of content.tsv; the text is in Markdown files in content/. */
const Row = z.strictObject({
  kind: z.enum(CONTENT_KINDS),
  slug: text,
  owner: text,
  review_by: Day.nullable().default(null),
  publish_at: z.iso.datetime(),
})

const Page = z.strictObject({ title: text, description: text, text })

/** Returns the texts in the order of the site. */
export function seedTexts(): SeedText[] {
  return readRows('content.tsv', Row, 'slug').map((row) => {
    const { kind, slug } = row
    const name = kind === 'page' ? slug : `${kind}-${slug}`
    const { title, description, text: own } = readOne(`content/${name}.md`, Page)
    // The part shared by all manuals follows the bike's own text.
    const source = kind === 'manual' ? `${own}\n${readText('content/manual-common.md')}` : own
    return { ...row, title, description, source }
  })
}
