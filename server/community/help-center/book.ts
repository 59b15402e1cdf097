import { headingsOf, textOf, type ContentNode } from '@/domain/shop/content/content'
import { searchTerms } from '@/domain/kit/search/words'
import {
  type Catalog,
  type ShopFacts,
  shopFacts,
  readCatalog,
  resolveMarkdown,
  resolvePlain,
} from '@/server/catalog'
import type { Deps } from '@/server/kernel/deps'
import { treeOf } from '@/server/kernel/markdown/tree'

import { helpIndexOf, type HelpIndex } from './help-index'
import type { HelpTopic, Sentence } from './help-topic'
import {
  listCategories,
  listSynonyms,
  listTopics,
  type CategoryRow,
  type TopicRow,
} from './queries'

export interface HelpBook {
  categories: readonly CategoryRow[]
  topics: readonly HelpTopic[]
  index: HelpIndex
}

const books = new WeakMap<Catalog, Promise<HelpBook>>()

/** Returns the help center, cached with the catalog: one point read detects a change of either. */
export async function readHelpBook(deps: Deps): Promise<HelpBook> {
  const catalog = await readCatalog(deps.db)
  const known = books.get(catalog)
  if (known) return known
  const loading = load(deps, catalog).catch((error: unknown) => {
    books.delete(catalog)
    throw error
  })
  books.set(catalog, loading)
  return loading
}

async function load(deps: Deps, catalog: Catalog): Promise<HelpBook> {
  const { db } = deps
  const facts = shopFacts(deps, catalog)
  const categories = await listCategories(db)
  const titles = new Map(categories.map(({ slug, title }) => [slug, title]))
  const all = (await listTopics(db)).map((row) => topicOf(row, titles, facts))
  const topics = all.filter(({ body }) => body.length > 0)
  return { categories, topics, index: helpIndexOf(topics, await listSynonyms(db)) }
}

function topicOf(row: TopicRow, titles: ReadonlyMap<string, string>, facts: ShopFacts): HelpTopic {
  const body = treeOf(resolveMarkdown(row.source, facts))
  const { id, slug, category, keywords, updated_at } = row
  return {
    ...{ id, slug, keywords, updated_at, body },
    title: resolvePlain(row.title, facts),
    description: resolvePlain(row.description, facts),
    category: { slug: category, title: titles.get(category) ?? '' },
    publish_at: row.publish_at ?? updated_at,
    headings: headingsOf(body),
    sentences: sentencesOf(body),
  }
}

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })

/** Elements that form one line of text, such as paragraphs, list items and table rows. */
const LINES = new Set(['p', 'li', 'dt', 'dd', 'tr', 'h2', 'h3', 'h4'])

function sentencesOf(body: readonly ContentNode[]): Sentence[] {
  const found: Sentence[] = []
  let anchor: string | null = null
  const walk = (nodes: readonly ContentNode[]) => {
    for (const node of nodes) {
      if (typeof node === 'string') continue
      if (node.id) anchor = node.id
      const isLine = LINES.has(node.tag) && !node.children.some(isInner)
      if (isLine) found.push(...splitLine(textOf(node), anchor))
      else walk(node.children)
    }
  }
  walk(body)
  return found
}

/** A list nested in a list item is read item by item. */
const isInner = (node: ContentNode) =>
  typeof node !== 'string' && (LINES.has(node.tag) || node.tag === 'ul' || node.tag === 'ol')

function splitLine(text: string, anchor: string | null): Sentence[] {
  const plain = text.replace(/\s+/g, ' ').trim()
  return [...segmenter.segment(plain)].flatMap(({ segment }) => {
    const sentence = segment.trim()
    return sentence === '' ? [] : [{ text: sentence, anchor, words: searchTerms(sentence) }]
  })
}
