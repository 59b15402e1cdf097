import { render, screen } from '@testing-library/react'

import { ContentBody } from '@/components/shop/content/content-body'
import { StructuredData } from '@/components/kit/layout/structured-data-script'
import type { ContentNode } from '@/domain/shop/content/content'

const show = (...nodes: ContentNode[]) => render(<ContentBody nodes={nodes} />)
const link = (href: string): ContentNode => ({ tag: 'a', href, children: [href] })

describe('a text of the shop', () => {
  test('leads to other sites without handing them the page', () => {
    show(link('https://example.com/'), link('/warranty'), link('mailto:a@b.co'))
    const rel = (name: string) => screen.getByRole('link', { name }).getAttribute('rel')
    expect(rel('https://example.com/')).toBe('noopener noreferrer')
    expect(rel('/warranty')).toBeNull()
    expect(rel('mailto:a@b.co')).toBeNull()
  })

  test('shows the words of an element that nobody knows, and not the element', () => {
    const strange = { tag: 'script', children: ['alert(1)'] } as unknown as ContentNode
    const { container } = show(strange, { tag: 'p', children: ['<b>not bold</b>'] })
    expect(container.innerHTML).toBe('alert(1)<p class="mt-4">&lt;b&gt;not bold&lt;/b&gt;</p>')
  })

  test('has tables that the keyboard can scroll, named by their columns', () => {
    const row = (tag: 'th' | 'td', ...cells: string[]): ContentNode => ({
      tag: 'tr',
      children: cells.map((cell) => ({ tag, children: [cell] })),
    })
    show({
      tag: 'table',
      children: [
        { tag: 'thead', children: [row('th', 'Bolt', 'Nm')] },
        { tag: 'tbody', children: [row('td', 'Stem', '5–6')] },
      ],
    })
    const region = screen.getByRole('region', { name: 'Table: Bolt, Nm' })
    expect(region).toHaveAttribute('tabindex', '0')
    expect(screen.getAllByRole('columnheader')).toHaveLength(2)
  })
})

describe('structured data', () => {
  test('are not drawn by a browser that moves to another page', () => {
    const { container } = render(<StructuredData graph={[{ '@type': 'Thing', name: 'Nyx' }]} />)
    expect(container).toBeEmptyDOMElement()
  })
})
