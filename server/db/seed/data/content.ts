import { readFileSync } from 'node:fs'
import path from 'node:path'

import type { ContentKind } from '../../../../domain/content'

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

/** The texts lie beside this file as Markdown, each with its title and its description on top. */
const FOLDER = path.join(__dirname, 'content')
const OPENED = '2026-09-01T13:00:00Z'

const bare = (value: string) => value.trim().replace(/^(["'])(.*)\1$/, '$2')

function readText(name: string) {
  const text = readFileSync(path.join(FOLDER, `${name}.md`), 'utf8')
  const parts = /^---\ntitle: (.*)\ndescription: (.*)\n---\n+([\s\S]*)$/.exec(text)
  const [, title = '', description = '', source = ''] = parts ?? []
  if (!parts) throw new Error(`${name}.md has no title and description on top.`)
  return { title: bare(title), description: bare(description), source }
}

function page(slug: string, owner: string, review_by = '2027-09-01'): SeedText {
  return { kind: 'page', slug, owner, review_by, publish_at: OPENED, ...readText(slug) }
}

/** What is the same for every bike follows after what is its own. */
function manual(slug: string): SeedText {
  const { source, ...head } = readText(`manual-${slug}`)
  const common = readFileSync(path.join(FOLDER, 'manual-common.md'), 'utf8')
  const owner = 'Workshop'
  const text = { kind: 'manual' as const, slug, owner, review_by: '2027-03-01' }
  return { ...text, publish_at: OPENED, ...head, source: `${source}\n${common}` }
}

function news(slug: string, publish_at: string): SeedText {
  const owner = 'Editors'
  return { kind: 'news', slug, owner, review_by: null, publish_at, ...readText(`news-${slug}`) }
}

/** In the order of the site. */
export function seedTexts(): SeedText[] {
  return [
    page('faq', 'Support'),
    page('user-manual', 'Workshop'),
    page('warranty', 'Support'),
    page('shipping', 'Support'),
    page('about-us', 'Editors'),
    page('landing', 'Editors', '2027-02-01'),
    page('privacypolicy', 'Legal', '2027-03-01'),
    page('terms', 'Legal', '2027-03-01'),
    page('rrpolicy', 'Legal', '2027-03-01'),
    page('accessibility', 'Legal', '2027-03-01'),
    manual('nireeka-prime'),
    manual('nireeka-homie'),
    manual('nyx'),
    news('bike-passport', '2026-11-12T14:00:00Z'),
    news('delivery-dates', '2026-10-22T13:00:00Z'),
    news('honest-range', '2026-10-01T13:00:00Z'),
    news('build-codes', '2026-09-10T13:00:00Z'),
  ]
}
