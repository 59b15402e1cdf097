import { SCALES, type GrowthRow } from './growth-rows'

const PANEL = { width: 560, height: 230, left: 52, right: 250, top: 34, bottom: 30 }
const COLUMNS = 2
const COLORS = [
  '#0b6bcb',
  '#c2410c',
  '#15803d',
  '#7c3aed',
  '#be123c',
  '#0e7490',
  '#a16207',
  '#475569',
]
const LINE_OF_TEXT = 15

/** Plots the CPU time of responses by shop size as SVG, a panel per group; load hardly affects it. */
export function plot(shown: readonly GrowthRow[]): string {
  const groups = [...new Set(shown.map(({ group }) => group))]
  const panels = groups.map((group, at) => {
    const [x, y] = [(at % COLUMNS) * PANEL.width, Math.floor(at / COLUMNS) * PANEL.height]
    const lines = shown.filter((one) => one.group === group)
    return `<g transform="translate(${x} ${y})">${panel(group, lines)}</g>`
  })
  const [width, height] = [PANEL.width * COLUMNS, PANEL.height * Math.ceil(groups.length / COLUMNS)]
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="system-ui, sans-serif" font-size="12">`,
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    ...panels,
    '</svg>\n',
  ].join('\n')
}

function panel(group: string, lines: readonly GrowthRow[]): string {
  const most = niceTop(Math.max(...lines.flatMap(({ sizes }) => sizes.map(({ cpu }) => cpu))))
  const [right, bottom] = [PANEL.width - PANEL.right, PANEL.height - PANEL.bottom]
  const x = (at: number) => PANEL.left + ((right - PANEL.left) * at) / (SCALES.length - 1)
  const y = (ms: number) => bottom - ((bottom - PANEL.top) * ms) / most
  const marks = [0, most / 2, most].map(
    (ms) =>
      `<path d="M${PANEL.left} ${y(ms)}H${right}" stroke="#d4d4d8"/><text x="${PANEL.left - 6}" y="${y(ms) + 4}" text-anchor="end" fill="#52525b">${ms}</text>`,
  )
  const sizes = SCALES.map(
    ({ name }, at) =>
      `<text x="${x(at)}" y="${bottom + 18}" text-anchor="middle" fill="#52525b">${name}</text>`,
  )
  const drawn = lines.map(({ what, sizes }, at) => {
    const color = COLORS[at % COLORS.length]
    const points = sizes.map(({ cpu }, size) => `${x(size).toFixed(1)},${y(cpu).toFixed(1)}`)
    const label = PANEL.top + 8 + at * LINE_OF_TEXT
    return [
      `<polyline points="${points.join(' ')}" fill="none" stroke="${color}" stroke-width="2"/>`,
      `<path d="M${right + 14} ${label - 4}h14" stroke="${color}" stroke-width="3"/>`,
      `<text x="${right + 34}" y="${label}" fill="#18181b">${what.replace(/^[^:]+: /, '')}</text>`,
    ].join('')
  })
  const title = `<text x="${PANEL.left}" y="20" font-weight="600" fill="#18181b">${group}: CPU of an answer in ms</text>`
  return [title, ...marks, ...sizes, ...drawn].join('\n')
}

/** @example niceTop(37) // 40 */
function niceTop(value: number): number {
  const step = 10 ** Math.floor(Math.log10(value))
  return ([1, 2, 4, 6, 8].find((times) => times * step >= value) ?? 10) * step
}
