import { Schema, type DOMOutputSpec, type MarkSpec, type NodeSpec } from 'prosemirror-model'

import { bikeInText } from '@/domain/shop/bikes/bike-in-text'
import { contentPictureOf } from '@/domain/shop/content/content-pictures'
import { isSafeLink } from '@/domain/kit/safe-link'

/** Letters have neither code nor tables, nor pictures of bikes, whose addresses aren't emailed. */
export type Dialect = 'page' | 'letter'

/** Facts are replaced before the shop checks an address, so they may be its beginning. */
export const isEditableLink = (href: string) => isSafeLink(href) || /^\{\{[^{}\s]+\}\}/.test(href)

const HEADINGS = 'font-semibold mt-4'
const HEADING_LOOKS: Record<number, string> = { 1: 'text-xl', 2: 'text-xl', 3: 'text-lg' }

const heading: NodeSpec = {
  attrs: { level: { default: 2 } },
  content: '(text | image)*',
  group: 'block',
  defining: true,
  parseDOM: [1, 2, 3, 4, 5, 6].map((level) => ({
    tag: `h${level}`,
    attrs: { level: Math.max(2, level) },
  })),
  toDOM: ({ attrs }): DOMOutputSpec => [
    `h${attrs.level}`,
    { class: `${HEADINGS} ${HEADING_LOOKS[attrs.level] ?? ''}` },
    0,
  ],
}

const ordered: NodeSpec = {
  attrs: { order: { default: 1 }, tight: { default: true } },
  content: 'list_item+',
  group: 'block',
  parseDOM: [
    { tag: 'ol', getAttrs: (list) => ({ order: Number(list.getAttribute('start')) || 1 }) },
  ],
  toDOM: ({ attrs }) => ['ol', { start: String(attrs.order), class: 'my-2 list-decimal pl-6' }, 0],
}

const imageOf = (dialect: Dialect): NodeSpec => ({
  inline: true,
  attrs: { src: {}, alt: { default: '' }, title: { default: null } },
  group: 'inline',
  draggable: true,
  parseDOM: [
    {
      tag: 'img[src]',
      getAttrs: (image) => {
        const src = image.getAttribute('src') ?? ''
        return isOwnPicture(src, dialect) && { src, alt: image.getAttribute('alt') ?? '' }
      },
    },
  ],
  toDOM: ({ attrs: { src, alt } }) => [
    'img',
    { src, alt, class: 'inline-block max-h-60 max-w-full' },
  ],
})

export const isOwnPicture = (src: string, dialect: Dialect) =>
  contentPictureOf(src) !== null || (dialect === 'page' && bikeInText(src) !== null)

const NODES = {
  doc: { content: '(block | raw)+' },
  paragraph: {
    content: 'inline*',
    group: 'block',
    parseDOM: [{ tag: 'p' }],
    toDOM: () => ['p', { class: 'my-2' }, 0],
  },
  blockquote: {
    content: 'block+',
    group: 'block',
    defining: true,
    parseDOM: [{ tag: 'blockquote' }],
    toDOM: () => ['blockquote', { class: 'my-3 border-l-2 border-line-strong pl-4' }, 0],
  },
  horizontal_rule: {
    group: 'block',
    parseDOM: [{ tag: 'hr' }],
    toDOM: () => ['hr', { class: 'my-4 border-line-strong' }],
  },
  heading,
  // Markdown that the editor can't show otherwise, such as a table: its source.
  raw: {
    content: 'text*',
    marks: '',
    code: true,
    defining: true,
    parseDOM: [{ tag: 'pre', preserveWhitespace: 'full' }],
    toDOM: () => [
      'pre',
      { class: 'my-3 overflow-x-auto border border-line p-2 text-[0.8125rem]' },
      ['code', 0],
    ],
  },
  ordered_list: ordered,
  bullet_list: {
    attrs: { bullet: { default: '-' }, tight: { default: true } },
    content: 'list_item+',
    group: 'block',
    parseDOM: [{ tag: 'ul' }],
    toDOM: () => ['ul', { class: 'my-2 list-disc pl-6' }, 0],
  },
  list_item: {
    content: 'block+',
    defining: true,
    parseDOM: [{ tag: 'li' }],
    toDOM: () => ['li', 0],
  },
  text: { group: 'inline' },
  hard_break: {
    inline: true,
    group: 'inline',
    selectable: false,
    parseDOM: [{ tag: 'br' }],
    toDOM: () => ['br'],
  },
} satisfies Record<string, NodeSpec>

const MARKS: Record<string, MarkSpec> = {
  link: {
    attrs: { href: {}, title: { default: null } },
    inclusive: false,
    parseDOM: [
      {
        tag: 'a[href]',
        getAttrs: (link) => {
          const href = link.getAttribute('href') ?? ''
          return isSafeLink(href) && { href }
        },
      },
    ],
    toDOM: ({ attrs: { href } }) => ['a', { href, rel: 'noopener', class: 'link' }],
  },
  em: {
    parseDOM: [{ tag: 'i' }, { tag: 'em' }, { style: 'font-style=italic' }],
    toDOM: () => ['em'],
  },
  strong: {
    parseDOM: [
      { tag: 'strong' },
      { tag: 'b' },
      { style: 'font-weight=400', clearMark: ({ type }) => type.name === 'strong' },
      {
        style: 'font-weight',
        getAttrs: (weight) => /^(bold(er)?|[6-9]00)$/.test(weight) && null,
      },
    ],
    toDOM: () => ['strong'],
  },
  strike: {
    parseDOM: [{ tag: 's' }, { tag: 'del' }, { style: 'text-decoration=line-through' }],
    toDOM: () => ['s'],
  },
}

const CODE: MarkSpec = {
  code: true,
  parseDOM: [{ tag: 'code' }],
  toDOM: () => ['code', { class: 'font-mono' }],
}

const schemaOf = (dialect: Dialect) =>
  new Schema({
    nodes: { ...NODES, image: imageOf(dialect) },
    marks: dialect === 'page' ? { ...MARKS, code: CODE } : MARKS,
  })

export const SCHEMAS: Record<Dialect, Schema> = {
  page: schemaOf('page'),
  letter: schemaOf('letter'),
}
