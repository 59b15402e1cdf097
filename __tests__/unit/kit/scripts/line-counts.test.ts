import { countLines, layerOf } from '@/scripts/lines/line-counts'

describe('line counts', () => {
  it.each([
    ['server/orders/order.ts', 'server'],
    ['server/kernel/db/programs/orders.sql', 'server'],
    ['server/kernel/db/migrations/0000_baseline.sql', 'migrations'],
    ['server/seed/data/riders.ts', 'seed'],
    ['__tests__/unit/kit/money/money.test.ts', 'tests'],
    ['next.config.js', 'settings'],
    ['docs/architecture.md', null],
    ['server/seed/data/places.json', null],
  ])('counts %s as %s', (file, layer) => {
    expect(layerOf(file)).toBe(layer)
  })

  it('adds up source and tests separately, most lines first', () => {
    const files = new Map([
      ['hooks/a.ts', 'one\n'],
      ['domain/a.ts', 'one\ntwo\n'],
      ['__tests__/a.test.ts', 'one\ntwo\nthree\n'],
      ['server/seed/a.ts', 'one\n'],
      ['README.md', 'one\n'],
    ])
    expect(countLines(files)).toEqual({
      layers: [
        ['tests', 3],
        ['domain', 2],
        ['hooks', 1],
        ['seed', 1],
      ],
      source: 3,
      tests: 3,
    })
  })
})
