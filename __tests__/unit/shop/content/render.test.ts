import fc from 'fast-check'

import {
  headingsOf,
  questionsOf,
  sectionsOf,
  textOf,
  type ContentNode,
} from '@/domain/shop/content/content'
import { treeOf } from '@/server/kernel/markdown/tree'
import { plain } from '@/server/catalog/content/facts/shop-facts'

function elements(nodes: readonly ContentNode[]): Exclude<ContentNode, string>[] {
  return nodes.flatMap((node) =>
    typeof node === 'string' ? [] : [node, ...elements(node.children)],
  )
}

const hrefsOf = (source: string) => elements(treeOf(source)).flatMap(({ href }) => href ?? [])

const SAFE = /^(\/(?![/\\])|#|https?:\/\/[^/]|mailto:|tel:)/i

const ATTACKS = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](java\tscript:alert(1))',
  '[x](&#106;avascript:alert(1))',
  '[x](&#x6A;&#x61;vascript:alert(1))',
  '[x](data:text/html;base64,PHNjcmlwdD4=)',
  '[x](vbscript:msgbox(1))',
  '[x](file:///etc/passwd)',
  '[x](//evil.example)',
  '[x](/\\evil.example)',
  '[x](\\\\evil.example)',
  '[x](https:///evil.example)',
  '[x](<javascript:alert(1)>)',
  '[x]: javascript:alert(1)\n\n[x]',
  '<javascript:alert(1)>',
  '![x](https://evil.example/pixel.png)',
  '![x](javascript:alert(1))',
  '## <svg onload=alert(1)> {#" onclick="alert(1)}',
  '| a |\n| --- |\n| <iframe src=x> |',
  'term\n: <object data=x>',
  '```html\n<script>alert(1)</script>\n```',
  '`<script>`',
  '<!-- --><style>*{}</style>',
]

describe('a text in Markdown', () => {
  test.each(ATTACKS)('with %j leads nowhere else and names no unknown element', (attack) => {
    for (const source of [attack, `a ${attack} b`, `> ${attack}`, `- ${attack}`]) {
      for (const href of hrefsOf(source)) expect(href).toMatch(SAFE)
      const tags = elements(treeOf(source)).map(({ tag }) => tag)
      expect(tags).not.toEqual(
        expect.arrayContaining([expect.stringMatching(/script|img|iframe|svg/)]),
      )
    }
  })

  test('made of any characters holds safe links only', () => {
    const piece = fc.oneof(fc.string(), fc.constantFrom(...ATTACKS, '](', '[a](', '<', '\n', '|'))
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        for (const href of hrefsOf(pieces.join(''))) expect(href).toMatch(SAFE)
      }),
      { numRuns: 500 },
    )
  })

  test('keeps links to this site, the web, mailboxes and telephones', () => {
    const good = ['/warranty', '#size', 'https://example.com/a?b=c', 'mailto:a@b.co', 'tel:+15551']
    expect(hrefsOf(good.map((href) => `[x](${href})`).join(' '))).toEqual(good)
  })

  test('has headings below the title of its page, each with an anchor of its own', () => {
    const tree = treeOf('# One\n\n## Two & more\n\n## Two & more\n\n### Three')
    expect(headingsOf(tree)).toEqual([
      { id: 'one', level: 2, text: 'One' },
      { id: 'two-more', level: 2, text: 'Two & more' },
      { id: 'two-more-1', level: 2, text: 'Two & more' },
      { id: 'three', level: 3, text: 'Three' },
    ])
  })

  test('has tables, definition lists and steps', () => {
    const tree = treeOf('| A | B |\n| --- | ---: |\n| 1 | 2 |\n\nTerm\n: Words\n\n3. Third')
    const tags = elements(tree).map(({ tag }) => tag)
    expect(tags).toEqual(
      expect.arrayContaining(['table', 'thead', 'th', 'td', 'dl', 'dt', 'dd', 'ol', 'li']),
    )
    expect(elements(tree).find(({ tag }) => tag === 'ol')?.start).toBe(3)
    expect(elements(tree).filter(({ align }) => align === 'right')).toHaveLength(2)
  })

  test('says a value of the shop as it stands, whatever characters it has', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (value) => {
        const words = value.replace(/\s+/g, ' ').trim()
        const tree = treeOf(`Value: ${plain(words)}.`)
        expect(textOf(tree).trim()).toBe(`Value: ${words}.`.trim())
      }),
    )
  })
})

describe('a page of questions', () => {
  const tree = treeOf(
    'Hello.\n\n## Buying\n\n### How?\n\nBy *bike*.\n\n## Riding\n\n### When?\n\nNow.',
  )

  test('answers each heading of the third level with what follows it', () => {
    expect(questionsOf(tree)).toEqual([
      { id: 'how', question: 'How?', answer: 'By bike.' },
      { id: 'when', question: 'When?', answer: 'Now.' },
    ])
  })

  test('is cut at its sections', () => {
    expect(sectionsOf(tree).map(({ heading }) => heading?.text)).toEqual([
      undefined,
      'Buying',
      'Riding',
    ])
  })
})

test.each([
  ['![Nyx](/pictures/nyx?view=paper&from=front&build=302.351.-.30102_30201)', 1],
  ['![Nyx](/pictures/nyx?view=paper&from=front&build=302.351.-.30102&w=9)', 0],
  ['![Nyx](/pictures/../api/account?view=paper&from=front&build=1)', 0],
  ['![Nyx](https://evil.example/pictures/nyx?view=paper&from=front&build=1)', 0],
])('of %s shows a bike of the shop and no other picture', (source, count) => {
  const pictures = elements(treeOf(source)).filter(({ tag }) => tag === 'img')
  expect(pictures).toHaveLength(count)
  expect(pictures.every(({ width, height }) => width === 1600 && height === 987)).toBe(true)
})
