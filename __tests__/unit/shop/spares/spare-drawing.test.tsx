import { renderToStaticMarkup } from 'react-dom/server'

import { SpareDrawing } from '@/components/shop/spares/drawing/spare-drawing'
import { seedProducts, spareGroupOf } from '@/server/seed/data/products'
import { seedSpareGroups } from '@/server/seed/data/spare-groups'

const draw = (title: string, group: string | null) =>
  renderToStaticMarkup(<SpareDrawing title={title} group={group} />).replace(
    /aria-label="[^"]*"/,
    '',
  )

const UNKNOWN = draw('Something new', null)
const spares = seedProducts.filter(({ kind }) => kind === 'spare')

test('every spare is drawn as what it is, without a broken figure', () => {
  for (const { id, title } of spares) {
    const svg = draw(title, spareGroupOf(id))
    expect({ title, isOfNoKind: svg === UNKNOWN }).toEqual({ title, isOfNoKind: false })
    expect(svg).not.toMatch(/NaN|undefined|Infinity/)
    // A list shows twenty drawings, so each must be small.
    expect(svg.length).toBeLessThan(12_000)
  }
})

test('parts of different kinds look different', () => {
  const drawings = new Set(spares.map(({ id, title }) => draw(title, spareGroupOf(id))))
  expect(drawings.size).toBeGreaterThanOrEqual(40)
})

test('a part whose title says nothing looks like its group, and names the drawing', () => {
  for (const { code } of seedSpareGroups) {
    expect({ code, isOfNoKind: draw('Part 77', code) === UNKNOWN }).toEqual({
      code,
      isOfNoKind: false,
    })
  }
  const svg = renderToStaticMarkup(<SpareDrawing title="Part 77 & more" group="brakes" />)
  expect(svg).toContain('aria-label="Part 77 &amp; more"')
})
