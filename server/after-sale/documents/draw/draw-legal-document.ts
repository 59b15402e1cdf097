import type { ContentElement, ContentNode, ContentTag } from '@/domain/shop/content/content'
import { treeOf } from '@/server/kernel/markdown/tree'

import { newPaper } from './new-paper'
import type { Paper, Style } from './paper'

interface LegalDocument {
  title: string
  at: Date
  /** Origin of the shop, for links. */
  origin: string
  foot: string
  /** Markdown. */
  source: string
}

const TEXT = { size: 10 } as const
const INDENT = 18
const CELL_GAP = 12
const CELL_SIZE = 8.5
/** Maximum height of a table row, in points. */
const MOST_ROW = 560

/** Draws a version of a legal document; the same version always yields the same bytes. */
export async function drawLegalDocument(document: LegalDocument): Promise<Buffer> {
  const { title, at, origin, foot, source } = document
  const paper = await newPaper({ title, author: new URL(origin).host, at })
  paper.flow(title, { size: 24, weight: 'bold', tag: 'H1' })
  paper.y += 8
  drawBlocks({ paper, origin, x: 0 }, treeOf(source))
  return paper.finish(foot)
}

interface Position {
  paper: Paper
  origin: string
  x: number
}

type DrawBlock = (position: Position, node: ContentElement) => void

const BLOCKS: Partial<Record<ContentTag, DrawBlock>> = {
  h2: heading({ size: 15, tag: 'H2' }),
  h3: heading({ size: 12, tag: 'H3' }),
  h4: heading({ size: 10, tag: 'H4' }),
  p: (position, { children }) => drawBlocks(position, children),
  ul: drawList,
  ol: drawList,
  dl: (position, { children }) => drawBlocks(position, children),
  dt: (position, { children }) => drawBlocks(position, children),
  dd: (position, { children }) => drawBlocks(indented(position), children),
  blockquote: (position, { children }) =>
    position.paper.inside('BlockQuote', () => drawBlocks(indented(position), children)),
  pre: (position, { children }) => drawBlocks(position, children),
  hr: ({ paper }) => paper.rule((paper.y += 6)),
  table: drawTable,
}

const indented = (position: Position) => ({ ...position, x: position.x + INDENT })

/** Draws blocks one below the other, and the text between them as paragraphs. */
function drawBlocks(position: Position, nodes: readonly ContentNode[]): void {
  let words: ContentNode[] = []
  const drawWords = () => {
    const text = inlineText(words, position.origin).trim()
    words = []
    if (text === '') return
    position.paper.flow(text, { ...TEXT, x: position.x })
    position.paper.y += 6
  }
  for (const node of nodes) {
    const draw = typeof node === 'string' ? undefined : BLOCKS[node.tag]
    if (!draw || typeof node === 'string') words.push(node)
    else {
      drawWords()
      draw(position, node)
    }
  }
  drawWords()
}

function heading(style: Style): DrawBlock {
  return ({ paper, origin, x }, { children }) => {
    paper.y += 10
    paper.need(60)
    paper.flow(inlineText(children, origin), { ...style, weight: 'bold', x })
    paper.y += 4
  }
}

function drawList(position: Position, { tag, start = 1, children }: ContentElement): void {
  const { paper, x } = position
  paper.inside('L', () => {
    elementsOf(children).forEach((item, index) => {
      paper.need(30)
      paper.inside('LI', () => {
        const mark = tag === 'ol' ? `${start + index}.` : '•'
        paper.put(mark, { ...TEXT, x, y: paper.y, width: INDENT, tag: 'Lbl' })
        paper.inside('LBody', () => drawBlocks(indented(position), item.children))
      })
    })
  })
}

function drawTable({ paper, origin, x }: Position, { children }: ContentElement): void {
  const rows = elementsOf(children).flatMap((part) => elementsOf(part.children))
  paper.inside('Table', () => {
    for (const row of rows) {
      const cells = elementsOf(row.children)
      const width = (paper.width - x + CELL_GAP) / Math.max(1, cells.length) - CELL_GAP
      const drawn = cells.map((cell, index) => {
        const text = inlineText(cell.children, origin)
        const size = paper.sizeToFit(text, { width, height: MOST_ROW, size: CELL_SIZE })
        const isHead = cell.tag === 'th'
        const style = { size, ...(isHead && ({ weight: 'bold', scope: 'Column' } as const)) }
        const tag = isHead ? ('TH' as const) : ('TD' as const)
        return { text, width, x: x + index * (width + CELL_GAP), ...style, tag }
      })
      const height = Math.max(
        0,
        ...drawn.map(({ text, ...style }) => paper.heightOf(text, width, style)),
      )
      paper.need(height + 12)
      paper.inside('TR', () => {
        for (const { text, ...style } of drawn) paper.put(text, { ...style, y: paper.y })
      })
      paper.y += height + 4
      paper.rule(paper.y)
      paper.y += 5
    }
  })
  paper.y += 6
}

const elementsOf = (nodes: readonly ContentNode[]) =>
  nodes.filter((node) => typeof node !== 'string')

/** Returns text with the addresses of its links, which have to be readable on paper. */
function inlineText(nodes: readonly ContentNode[], origin: string): string {
  const texts = nodes.map((node) => {
    if (typeof node === 'string') return node.replace(/\n/g, ' ')
    if (node.tag === 'br') return '\n'
    if (node.tag === 'img') return `[${node.alt ?? ''}]`
    const words = inlineText(node.children, origin)
    const url = (node.href ?? '').replace(/^mailto:/, '').replace(/^\//, `${origin}/`)
    return url === '' || url.startsWith('#') || url === words ? words : `${words} (${url})`
  })
  return texts.join('')
}
