import { readFileSync } from 'node:fs'

import { contrast } from '@/utils/color'
import { DEFAULT_BRAND } from '@/utils/default-brand'

interface Palette {
  paper: string
  surface: string
  volt: string
  ok: string
  warn: string
  bad: string
  ink: { DEFAULT: string; soft: string }
  deep: { DEFAULT: string; soft: string }
  line: { DEFAULT: string; strong: string }
  stage: { soft: string; mist: string; edge: string }
}

const { colors } = jest.requireActual<{ theme: { colors: Palette } }>(
  '../../../../tailwind.config.js',
).theme

/** Default of the color that staff can change; the form refuses those that can’t be read. */
const { accent, second_accent } = DEFAULT_BRAND

describe('tokens', () => {
  it.each([
    ['ink on paper', colors.ink.DEFAULT, colors.paper, 7],
    ['ink-soft on paper', colors.ink.soft, colors.paper, 4.5],
    ['ok on paper', colors.ok, colors.paper, 4.5],
    ['warn on paper', colors.warn, colors.paper, 4.5],
    ['bad on paper', colors.bad, colors.paper, 4.5],
    ['surface on bad', colors.surface, colors.bad, 4.5],
    ['paper on deep', colors.paper, second_accent, 7],
    ['ink on volt', colors.ink.DEFAULT, accent, 7],
    ['mist on the light end of the stage', colors.stage.mist, colors.stage.soft, 4.5],
    ['mist on ink', colors.stage.mist, colors.ink.DEFAULT, 4.5],
    ['the edge of a field on paper', colors.line.strong, colors.paper, 3],
    ['the edge of a field on the stage', colors.stage.edge, colors.stage.soft, 3],
    ['the focus ring on paper', colors.ink.DEFAULT, colors.paper, 3],
    ['the focus ring on the stage', accent, colors.stage.soft, 3],
  ])('%s is readable', (_, one, other, least) => {
    expect(contrast(one, other)).toBeGreaterThanOrEqual(least)
  })

  it('each accent has one default', () => {
    expect(colors.volt).toBe(`var(--accent, ${accent})`)
    expect(colors.deep.DEFAULT).toBe(`var(--second-accent, ${second_accent})`)
  })

  it('the fonts of the first page weigh at most 40 KB together', () => {
    const weight = ['hanken-grotesk', 'geist-mono']
      .map((name) => readFileSync(`public/fonts/${name}-5.3.0-400-700.woff2`).byteLength)
      .reduce((sum, bytes) => sum + bytes, 0)
    expect(weight).toBeLessThanOrEqual(40_000)
  })

  it('every font of the style sheet and of the preload is there', () => {
    const sources =
      readFileSync('styles/fonts.css', 'utf8') + readFileSync('pages/_document.tsx', 'utf8')
    const files = [...sources.matchAll(/\/fonts\/[\w.-]+\.woff2/g)].map(([path]) => path)
    expect(files.length).toBeGreaterThanOrEqual(3)
    for (const file of files)
      expect(readFileSync(`public${file}`).subarray(0, 4).toString()).toBe('wOF2')
  })
})
