import { readFileSync } from 'node:fs'

import { NO_PICTURE } from '@/domain/shop/goods/no-picture'

test('what has no picture, such as a free line, shows no letter of the sample company', () => {
  const svg = readFileSync(`public${NO_PICTURE}`, 'utf8')
  expect(svg).not.toContain('<text')
  // Each stroke is a single line, of which no letter consists.
  const strokes = [...svg.matchAll(/ d="m([^"]+)" fill="none"/g)].flatMap(
    ([, path]) => path?.split('m') ?? [],
  )
  expect(strokes.length).toBeGreaterThan(0)
  for (const stroke of strokes) expect(stroke.match(/-?[\d.]+/g)).toHaveLength(4)
})
