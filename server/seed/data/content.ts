import { z } from 'zod'

import { CONTENT_KINDS, type ContentKind } from '@/domain/content'

import { Day, text } from '../files/cells'
import { readOne, readRows, readText } from '../files/read-data'

/** A text that the shop begins with. */
export interface SeedText {
  kind: ContentKind
  slug: string
  owner: string
  review_by: string | null
  /** From when on it can be read. */
  publish_at: string
  title: string
  description: string
  source: string
}

/** What stands about the texts in content.tsv; each lies in content/ as Markdown. */
const Row = z.strictObject({
  kind: z.enum(CONTENT_KINDS),
  slug: text,
  owner: text,
  review_by: Day.nullable().default(null),
  publish_at: z.iso.datetime(),
})

const Page = z.strictObject({ title: text, description: text, text })

/** In the order of the site. */
export function seedTexts(): SeedText[] {
  return readRows('content.tsv', Row, 'slug').map((row) => {
    const { kind, slug } = row
    const name = kind === 'page' ? slug : `${kind}-${slug}`
    const { title, description, text: own } = readOne(`content/${name}.md`, Page)
    // What is the same for every bike follows after what is its own.
    const source = kind === 'manual' ? `${own}\n${readText('content/manual-common.md')}` : own
    return { ...row, title, description, source }
  })
}
