import { defaultMarkdownSerializer, MarkdownSerializer } from 'prosemirror-markdown'
import type { Node } from 'prosemirror-model'

import { readMarkdown, type StoredText } from './read-markdown'
import type { Dialect } from './schema'

/** Facts and addresses, in which a backslash would change the meaning. */
const VERBATIM = /(\{\{[^{}]*\}\}|https?:\/\/[^\s<>]+)/

const { nodes, marks } = defaultMarkdownSerializer

const serializerOf = (isEscaped: boolean) =>
  new MarkdownSerializer(
    {
      ...nodes,
      raw: (state, node) => {
        state.text(node.textContent, false)
        state.closeBlock(node)
      },
      text: (state, { text = '' }) => {
        if (!isEscaped) return state.text(text, false)
        text.split(VERBATIM).forEach((part, at) => {
          if (part !== '') state.text(part, at % 2 === 0)
        })
      },
    },
    {
      ...marks,
      strike: { open: '~~', close: '~~', mixable: true, expelEnclosingWhitespace: true },
      link: {
        open: '[',
        close: (_, { attrs: { href, title } }) =>
          `](${target(href)}${title ? ` "${String(title).replaceAll('"', '\\"')}"` : ''})`,
        mixable: true,
      },
    },
  )

const target = (href: string) => href.replace(/[()"]/g, '\\$&')

const PLAIN = serializerOf(false)
const ESCAPED = serializerOf(true)

/** Writes a changed block without escapes if that reads back as the same block. */
function blockMarkdown(node: Node, dialect: Dialect): string {
  const doc = node.type.schema.topNodeType.create(null, node)
  const plain = PLAIN.serialize(doc)
  return readMarkdown(plain, dialect).doc.eq(doc) ? plain : ESCAPED.serialize(doc)
}

const isEmpty = (node: Node) => node.isTextblock && node.content.size === 0

/** Finds the stored block of each node: the same node, or the one in the same place between those. */
function originsOf(children: readonly Node[], { blocks }: StoredText): (number | undefined)[] {
  const places = new Map(blocks.map(({ node }, at) => [node, at]))
  const origins = children.map((node) => places.get(node))
  const known = [...origins, blocks.length]
  let from = 0
  known.forEach((origin, to) => {
    if (origin === undefined) return
    const before = from === 0 ? -1 : (known[from - 1] ?? -1)
    for (let at = from; origin - before === to - from + 1 && at < to; at += 1) {
      origins[at] = before + 1 + at - from
    }
    from = to + 1
  })
  return origins
}

/** Returns the document as Markdown, with the stored bytes of unchanged blocks and of the gaps around them. */
export function writeMarkdown(doc: Node, stored: StoredText, dialect: Dialect): string {
  if (doc.eq(stored.doc)) return stored.source
  const { blocks, source, tail } = stored
  const newline = /\r\n?|\n/.exec(source)?.[0] ?? '\n'
  const children = doc.children.filter((node) => !isEmpty(node))
  const origins = originsOf(children, stored)
  const parts = children.map((node, at) => {
    const origin = origins[at]
    const block = origin === undefined ? undefined : blocks[origin]
    const isSame = block?.node.eq(node) ?? false
    const isNext = origin !== undefined && origin === (at === 0 ? 0 : (origins[at - 1] ?? -2) + 1)
    const isApart = (block?.gap.split(newline).length ?? 0) > 2
    const wasSame = at === 0 || blocks[origins[at - 1] ?? -1]?.node.eq(children[at - 1] ?? node)
    const isGapKept = block && isNext && (isApart || at === 0 || (isSame && wasSame))
    const gap = isGapKept ? block.gap : at === 0 ? '' : newline + newline
    const words = isSame && block ? block.source : blockMarkdown(node, dialect)
    return gap + (isSame ? words : words.replaceAll('\n', newline))
  })
  return parts.length > 0 ? parts.join('') + tail : ''
}
