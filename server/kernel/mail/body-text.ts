import type { ContentElement, ContentNode } from '@/domain/shop/content/content'

/** Converts free text to paragraphs of plain text, with URLs after their link text. */
export function bodyText(nodes: readonly ContentNode[]): string[] {
  return nodes.flatMap((node): string[] => {
    if (typeof node === 'string') return node.trim() === '' ? [] : [node.trim()]
    const text = blockText(node)
    return text === '' ? [] : [text]
  })
}

function blockText(node: ContentElement): string {
  const { tag, children } = node
  if (tag === 'hr') return '---'
  if (tag === 'blockquote') return bodyText(children).map(quoted).join('\n\n')
  if (tag === 'ul' || tag === 'ol') return itemsOf(node).join('\n')
  return inline(children)
}

const quoted = (text: string) => text.replace(/^/gm, '> ')

function itemsOf({ tag, start = 1, children }: ContentElement): string[] {
  const items = children.filter((one) => typeof one !== 'string')
  return items.map((item, index) => {
    const mark = tag === 'ol' ? `${start + index}.` : '-'
    const isBlock = item.children.some((one) => typeof one !== 'string' && BLOCKS.has(one.tag))
    const text = isBlock ? bodyText(item.children).join('\n') : inline(item.children)
    return `${mark} ${text}`
  })
}

const BLOCKS = new Set(['p', 'ul', 'ol', 'blockquote'])

function inline(nodes: readonly ContentNode[]): string {
  const text = nodes.map((node) => {
    if (typeof node === 'string') return node
    if (node.tag === 'br') return '\n'
    if (node.tag === 'img') return `[${node.alt ?? ''}]`
    const words = inline(node.children)
    return node.tag === 'a' && node.href && node.href !== words ? `${words} (${node.href})` : words
  })
  return text.join('').trim()
}
