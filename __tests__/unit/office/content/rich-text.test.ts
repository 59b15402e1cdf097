import fc from 'fast-check'
import type { MarkType } from 'prosemirror-model'
import { EditorState } from 'prosemirror-state'

import { readMarkdown } from '@/components/office/kit/rich-text/read-markdown'
import { isEditableLink, type Dialect } from '@/components/office/kit/rich-text/schema'
import { writeMarkdown } from '@/components/office/kit/rich-text/write-markdown'
import { seedTexts } from '@/server/seed/data/content'
import { seedHelpTopics } from '@/server/seed/data/help'

import { draws } from '@/__tests__/support/draws'

const SEEDED = [...seedTexts(), ...seedHelpTopics()]
const DIALECTS: Dialect[] = ['page', 'letter']

const saved = (source: string, dialect: Dialect = 'page') => {
  const stored = readMarkdown(source, dialect)
  return writeMarkdown(stored.doc, stored, dialect)
}

/** Types into the given block, at the start of its words. */
function typedInto(source: string, block: number, dialect: Dialect = 'page', words = '¤'): string {
  const stored = readMarkdown(source, dialect)
  const places: number[] = []
  stored.doc.forEach((node, offset) => {
    const within: number[] = node.isTextblock ? [offset + 1] : []
    node.descendants((inner, at) => void (inner.isTextblock && within.push(offset + at + 2)))
    places.push(within[0] ?? -1)
  })
  const at = places[block] ?? -1
  if (at < 0) return source
  const { doc } = EditorState.create({ doc: stored.doc }).tr.insertText(words, at)
  return writeMarkdown(doc, stored, dialect)
}

describe('Markdown in the editor', () => {
  it.each(DIALECTS)(
    'every seeded text is the same bytes when nothing is changed (%s)',
    (dialect) => {
      expect(SEEDED.length).toBeGreaterThan(50)
      for (const { source } of SEEDED) {
        const { blocks, tail } = readMarkdown(source, dialect)
        expect(saved(source, dialect)).toBe(source)
        expect(blocks.map(({ gap, source: block }) => gap + block).join('') + tail).toBe(source)
      }
    },
  )

  it('a letter typed into a block of a seeded text changes nothing but that letter', () => {
    for (const { source } of SEEDED) {
      readMarkdown(source, 'page').blocks.forEach((_, block) => {
        const changed = typedInto(source, block)
        expect(changed.replace('¤', '')).toBe(source)
      })
    }
  })

  it('any source is saved as the same bytes, and an edit leaves the other blocks alone', () => {
    const part = fc.constantFrom(
      ...[
        '# A',
        'words *of* a_b',
        '- one\n- two',
        '1) x\n2) y',
        '> quote\n> more',
        '| a |\n|---|\n| b |',
      ],
      ...[
        'Term\n: meaning',
        '```js\n<b>\n```',
        '    code',
        '<div>html</div>',
        '[x][1]',
        '[1]: /news "T"',
      ],
      ...[
        '![p](https://e.test/p.png)',
        'a\\\nb',
        '***',
        'H\n===',
        '{{shop.name}}',
        '* [ ] task',
        '&amp; &nbsp;',
      ],
    )
    const gap = fc.constantFrom('\n', '\n\n', '\n\n\n', '\r\n\r\n', '\n \n', '\r')
    const text = fc
      .array(fc.tuple(part, gap), { maxLength: 8 })
      .map((parts) => parts.flat().join(''))
    fc.assert(
      fc.property(text, fc.nat(7), fc.constantFrom(...DIALECTS), (source, at, dialect) => {
        expect(saved(source, dialect)).toBe(source)
        const { blocks } = readMarkdown(source, dialect)
        const changed = typedInto(source, at, dialect)
        blocks.forEach((block, index) => {
          if (index !== at) expect(changed).toContain(block.source)
        })
      }),
      { numRuns: draws({ few: 300, many: 20_000 }) },
    )
  })

  it('words that look like Markdown stay words', () => {
    expect(typedInto('Price', 0, 'page', '*net* ')).toBe('\\*net\\* Price')
    expect(typedInto('Price', 0, 'page', '# ')).toBe('\\# Price')
    expect(typedInto('Price', 0, 'page', 'a_b 2 * 3 ')).toBe('a_b 2 * 3 Price')
  })

  it('facts and addresses get no backslash', () => {
    const source = '*{{nireeka-prime.frame_size}}* https://shop.test/a_b_c'
    expect(typedInto(`${source} [x](/y)`, 0, 'letter', '[a]')).toContain('https://shop.test/a_b_c')
    expect(typedInto('{{a_b_c}} and {{d_e_f}}', 0, 'page', '*x* ')).toContain(
      '{{a_b_c}} and {{d_e_f}}',
    )
  })

  it('a table, a code block and a definition list are shown as their source', () => {
    const source = '| a |\n|---|\n| b |\n\n```\ncode\n```\n\nTerm\n: meaning\n\nwords'
    const { doc } = readMarkdown(source, 'page')
    expect(doc.children.map(({ type }) => type.name)).toEqual(['raw', 'raw', 'raw', 'paragraph'])
    expect(doc.child(0).textContent).toBe('| a |\n|---|\n| b |')
  })

  it('an unsafe link stays the words that it is, and an unknown picture its source', () => {
    const source = '[x](javascript:alert(1))'
    const { doc } = readMarkdown(source, 'page')
    expect(doc.textContent).toBe(source)
    expect(doc.rangeHasMark(0, doc.content.size, doc.type.schema.marks.link as MarkType)).toBe(
      false,
    )
    expect(readMarkdown('![x](https://e.test/x.png)', 'page').doc.firstChild?.type.name).toBe('raw')
  })

  it.each([
    ['/news', true],
    ['{{shop.url}}/news', true],
    ['mailto:{{seller.email}}', true],
    ['javascript:alert(1)', false],
    ['//evil.test', false],
    ['data:text/html,x', false],
    ['java\tscript:x', false],
  ])('an address is checked by the rule of the shop: %s', (href, isAllowed) => {
    expect(isEditableLink(href)).toBe(isAllowed)
  })
})
