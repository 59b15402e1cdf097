import { z } from 'zod'

import { CONTENT_TAGS } from '@/domain/shop/content/content'

import { named } from './named.schema'

// Not parsed: the server itself builds the trees, and parsing every node of a long thread is slow.
const Node = z.unknown().meta({
  anyOf: [
    { type: 'string' },
    {
      type: 'object',
      required: ['tag', 'children'],
      properties: {
        tag: { type: 'string', enum: CONTENT_TAGS },
        id: { type: 'string', description: 'Anchor of a heading' },
        href: { type: 'string', description: 'URL of a link' },
        start: { type: 'integer', description: 'First number of an ordered list' },
        src: { type: 'string', description: 'URL of a picture' },
        alt: { type: 'string', description: 'Description of a picture' },
        width: { type: 'integer', description: 'Of a picture, in pixels' },
        height: { type: 'integer', description: 'Of a picture, in pixels' },
        align: { type: 'string', enum: ['left', 'center', 'right'] },
        children: { type: 'array', items: { $ref: '#/$defs/ContentNode' } },
      },
    },
  ],
})

named({ ContentNode: [Node, 'A text, or an element with children. Never HTML'] })

/** Formatted text as a tree of known elements (domain/shop/content/content). */
export const ContentTree = z.array(Node)
