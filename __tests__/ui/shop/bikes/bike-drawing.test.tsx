import { render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { BikeDrawingProps } from '@/components/shop/bikes/bike-drawing'
import { BikeDrawing } from '@/components/shop/bikes/bike-drawing'
import { BikeOutline } from '@/components/shop/bikes/bike-outline'
import type { Bike, Build, Part } from '@/domain/shop/bikes/bike'
import { describeBike } from '@/domain/shop/bikes/drawing/describe'
import { seedBikes } from '#server/seed/data/bikes'
import { coveringRows } from '@/__tests__/support/models/covering'
import { seedBike } from '@/__tests__/support/orders/orders'
import { partByCode } from '@/__tests__/support/catalog/seed-bikes'

interface Choice {
  view?: (typeof VIEWS)[number]
  size_id?: number
  color_id?: number
  rider?: { height_cm: number; inseam_cm: number }
  part?: Part
}

const VIEWS = ['studio', 'paper', 'thumbnail', 'blueprint'] as const
const sizesOfAll = seedBikes.flatMap((bike) =>
  bike.sizes.map((size) => ({ bike, size, name: `${bike.title} ${size.title}` })),
)

function aBuild(bike: Bike, parts: readonly Part[] = [], change: Partial<Build> = {}): Build {
  const build: Build = {
    size_id: bike.sizes[0]?.id ?? 0,
    color_id: bike.colors[0]?.id ?? 0,
    paint: null,
    selectedParts: {},
    selectedMultipleParts: {},
    ...change,
  }
  for (const part of parts) {
    const group = bike.groups.find((one) => one.category_part_id === part.category_part_id)
    if (group?.selection === 'many') {
      const chosen = build.selectedMultipleParts[part.category_part_id] ?? []
      build.selectedMultipleParts[part.category_part_id] = [...chosen, part.id]
    } else {
      build.selectedParts[part.category_part_id] = part.id
    }
  }
  return build
}

const partsOf = (bike: Bike) => bike.groups.flatMap((group) => group.parts)
const everyExtra = (bike: Bike) => partsOf(bike).filter((part) => part.look.extra)

function markup(props: Omit<BikeDrawingProps, 'title'>): string {
  return renderToStaticMarkup(<BikeDrawing {...props} title="drawing" />)
}

const nodesOf = (text: string) => text.match(/<[a-z]/gi)?.length ?? 0
const broken = /NaN|undefined|Infinity|null/

function centerOf(container: HTMLElement, wheel: 'front' | 'rear'): number {
  const tire = container.querySelector(`radialGradient[id$="tyre-${wheel}"]`)
  return Number(tire?.getAttribute('cx'))
}

describe('BikeDrawing', () => {
  it.each(sizesOfAll)('draws the wheelbase of $name within 1 mm', ({ bike, size }) => {
    const build = aBuild(bike, [], { size_id: size.id })
    const { container } = render(<BikeDrawing bike={bike} build={build} title="drawing" />)
    const drawn = centerOf(container, 'front') - centerOf(container, 'rear')
    expect(Math.abs(drawn - size.geometry.wheelbase)).toBeLessThan(1)
  })

  it.each(seedBikes.map((bike) => ({ bike, name: bike.title })))(
    'draws $name with every pair of parts, sizes, colours and views',
    ({ bike }) => {
      const rows = coveringRows<Choice>([
        VIEWS.map((view) => ({ view })),
        bike.sizes.map((size) => ({ size_id: size.id })),
        bike.colors.map((color) => ({ color_id: color.id })),
        [
          {},
          { rider: { height_cm: 158, inseam_cm: 71 } },
          { rider: { height_cm: 198, inseam_cm: 95 } },
        ],
        ...bike.groups.flatMap((group): Choice[][] =>
          group.selection === 'one'
            ? [group.parts.map((part) => ({ part }))]
            : group.parts.map((part) => [{}, { part }]),
        ),
      ])
      const seen = new Set(rows.flatMap((row) => row.map((choice) => choice.part)))
      expect(partsOf(bike).filter((part) => !seen.has(part))).toEqual([])
      for (const row of rows) {
        const { view, rider, ...build } = Object.assign({}, ...row) as Choice & Partial<Build>
        delete build.part
        const parts = row.flatMap((choice) => choice.part ?? [])
        const text = markup({ bike, build: aBuild(bike, parts, build), view, rider })
        if (broken.test(text)) throw new Error(`${parts.map((part) => part.code).join(' ')} breaks`)
      }
    },
  )

  it.each(seedBikes.map((bike) => ({ bike, name: bike.title })))(
    'draws $name in every colour and changes nothing but the paint',
    ({ bike }) => {
      const shapes = bike.colors.map((color) => {
        const build = aBuild(bike, [], { color_id: color.id })
        const text = markup({ bike, build })
        return [...text.matchAll(/ d="([^"]+)" fill="url\(#[^"]*-paint\)"/g)].map((hit) => hit[1])
      })
      expect(shapes[0]?.length).toBeGreaterThan(1)
      for (const shape of shapes) expect(shape).toEqual(shapes[0])
    },
  )

  it('has the title as its accessible name', () => {
    const bike = seedBike('nyx')
    const build = aBuild(bike)
    render(<BikeDrawing bike={bike} build={build} title={describeBike(bike, build)} />)
    expect(screen.getByRole('img', { name: /^Nyx in size S, Night: air fork/ })).toBeVisible()
  })

  it('keeps the window and its scale for all sizes of a bike', () => {
    const boxes = sizesOfAll.map(({ bike, size }) => {
      const text = markup({ bike, build: aBuild(bike, [], { size_id: size.id }) })
      const box = /viewBox="([^"]+)"/.exec(text)?.[1] ?? ''
      return { slug: bike.slug, box, scale: box.split(' ').slice(2).join(' ') }
    })
    for (const slug of seedBikes.map((bike) => bike.slug)) {
      expect(new Set(boxes.filter((one) => one.slug === slug).map((one) => one.box)).size).toBe(1)
    }
    expect(new Set(boxes.map((one) => one.scale)).size).toBe(1)
  })

  it('paints two colours and letters the name on the top tube', () => {
    const bike = seedBike('nireeka-prime')
    const [first, second] = bike.colors
    const custom = bike.colors.find((color) => color.type === 'Custom')
    if (!first || !second || !custom) throw new Error('the Prime lost its colours')
    const paint = { first_color_id: first.id, second_color_id: second.id, name: 'Grace Hopper' }
    const build = aBuild(bike, [], { color_id: custom.id, paint })
    const text = markup({ bike, build }).toLowerCase()
    const stops = /<lineargradient id="[^"]*-paint".*?<\/lineargradient>/.exec(text)?.[0]
    expect(stops).toContain(first.hex.toLowerCase())
    expect(stops).toContain(second.hex.toLowerCase())
    expect(text).toContain('grace hopper')
    expect(describeBike(bike, build)).toContain('Graphite and Bone with the name Grace Hopper')
  })

  it('writes a name as text, never as markup', () => {
    const bike = seedBike('nyx')
    const custom = bike.colors.find((color) => color.type === 'Custom')
    const id = bike.colors[0]?.id ?? 0
    const paint = { first_color_id: id, second_color_id: id, name: '<script>"' }
    const text = markup({ bike, build: aBuild(bike, [], { color_id: custom?.id ?? 0, paint }) })
    expect(text).toContain('&lt;script&gt;')
    expect(text).not.toContain('<script')
  })

  it.each(seedBikes.map((bike) => ({ bike, name: bike.title })))(
    'stays within the node budgets for $name with all extras',
    ({ bike }) => {
      const full = aBuild(bike, everyExtra(bike))
      const rider = { height_cm: 180, inseam_cm: 84 }
      expect(
        nodesOf(markup({ bike, build: full, view: 'studio', rider, showDimensions: true })),
      ).toBeLessThan(450)
      expect(nodesOf(markup({ bike, build: aBuild(bike), view: 'thumbnail' }))).toBeLessThan(200)
      expect(nodesOf(markup({ bike, build: full, view: 'thumbnail' }))).toBeLessThan(250)
    },
  )

  it.each([
    ['nireeka-prime', 'fork-rigid', 'fork-air-120'],
    ['nireeka-prime', 'battery-standard', 'battery-large'],
    ['nireeka-prime', 'brakes-160', 'brakes-203-180'],
    ['nireeka-homie', 'drive-9', 'drive-belt'],
    ['nireeka-homie', 'post-rigid', 'post-suspension'],
    ['nireeka-homie', 'tyres-all-round', 'tyres-studded'],
    ['nyx', 'shock-air', 'shock-piggyback'],
    ['nyx', 'wheels-alloy', 'wheels-carbon'],
    ['nyx', 'display-mono', 'display-color'],
  ])('shows on %s the difference between %s and %s, on thumbnails too', (slug, one, other) => {
    const bike = seedBike(slug)
    for (const view of ['paper', 'thumbnail'] as const) {
      const [first, second] = [one, other].map((code) =>
        markup({ bike, build: aBuild(bike, [partByCode(bike, code)]), view }),
      )
      expect(first).not.toBe(second)
    }
  })

  it.each(seedBikes.flatMap((bike) => everyExtra(bike).map((part) => [bike.title, part] as const)))(
    'shows on %s the extra $code',
    (_title, part) => {
      const bike = seedBikes.find((one) => partsOf(one).includes(part))
      if (!bike) throw new Error('the part lost its bike')
      const without = markup({ bike, build: aBuild(bike) })
      expect(markup({ bike, build: aBuild(bike, [part]) })).not.toBe(without)
    },
  )

  it('raises the saddle for a longer leg and seats the rider without broken numbers', () => {
    const bike = seedBike('nireeka-homie')
    const build = aBuild(bike, [], { size_id: bike.sizes.at(-1)?.id ?? 0 })
    const [short, long] = [86, 95].map((inseam_cm) =>
      markup({ bike, build, view: 'studio', rider: { height_cm: 190, inseam_cm } }),
    )
    expect(short).not.toBe(long)
    expect(`${short}${long}`).not.toMatch(broken)
  })

  it('gives two drawings on one page different gradients', () => {
    const bike = seedBike('nyx')
    const { container } = render(
      <>
        <BikeDrawing bike={bike} build={aBuild(bike)} title="one" />
        <BikeDrawing bike={bike} build={aBuild(bike)} title="two" />
      </>,
    )
    const ids = [...container.querySelectorAll('[id]')].map((element) => element.id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('draws the figures of the table in the blueprint', () => {
    const bike = seedBike('nyx')
    const size = bike.sizes[1]
    const build = aBuild(bike, [], { size_id: size?.id ?? 0 })
    render(<BikeDrawing bike={bike} build={build} view="blueprint" title="blueprint" />)
    expect(screen.getByText('Wheelbase 1217')).toBeInTheDocument()
    expect(screen.getByText('Reach 455')).toBeInTheDocument()
    expect(screen.getByText('65.5°')).toBeInTheDocument()
  })

  it('uses no inline style, which the content security policy would drop', () => {
    for (const view of VIEWS) {
      const bike = seedBike('nireeka-homie')
      expect(markup({ bike, build: aBuild(bike, everyExtra(bike)), view })).not.toMatch(/style/i)
    }
  })
})

describe('BikeOutline', () => {
  it('lays two sizes over each other in one picture', () => {
    const bike = seedBike('nireeka-prime')
    const ids = bike.sizes.map((size) => size.id)
    const { container } = render(
      <BikeOutline
        frames={[
          { bike, size_id: ids[0] ?? 0 },
          { bike, size_id: ids[2] ?? 0 },
        ]}
        title="Prime M and XL"
      />,
    )
    expect(screen.getByRole('img', { name: 'Prime M and XL' })).toBeVisible()
    expect(container.querySelectorAll('mask')).toHaveLength(2)
    expect(container.innerHTML).not.toMatch(/NaN|undefined/)
  })
})
