import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

import { geoMercator, geoPath } from 'd3-geo'
import { feature, mesh } from 'topojson-client'
import { presimplify, simplify } from 'topojson-simplify'
import type { GeometryCollection, Topology } from 'topojson-specification'

import { aspectOf, MAP_VIEWS, type MapView } from '../../domain/kit/map-view'

/**
 * Draws the outline maps of `public/maps` from Natural Earth (public domain, see NOTICE.md): land and borders as
 * paths, without map tiles. Run `npx tsx scripts/geo/maps.ts` after changing a view.
 */
const WIDTH = 1200
/** Details below this many square pixels are removed. */
const SMALLEST = 1.4

type Atlas = Topology<{ countries: GeometryCollection; land: GeometryCollection }>

const require = createRequire(join(process.cwd(), 'package.json'))
const source = require.resolve('world-atlas/countries-50m.json')
const atlas = JSON.parse(readFileSync(source, 'utf8')) as Atlas
const tokens = (require('./tailwind.config.js') as { theme: { colors: Record<string, unknown> } })
  .theme.colors
const line = (tokens.line as { DEFAULT: string; strong: string }).strong
const paper = String(tokens.paper)
const land = (tokens.line as { DEFAULT: string }).DEFAULT

function draw(view: MapView): string {
  const height = Math.round(WIDTH / aspectOf(view))
  const scale = WIDTH / ((view.east - view.west) * (Math.PI / 180))
  const projection = geoMercator().scale(scale).translate([0, 0]).center([0, 0])
  const corner = projection([view.west, view.north]) ?? [0, 0]
  projection.translate([-corner[0], -corner[1]]).clipExtent([
    [-4, -4],
    [WIDTH + 4, height + 4],
  ])
  // Weights are in square degrees: one pixel is 360° / (2π · scale).
  const degrees = 180 / (Math.PI * scale)
  const slim = simplify(presimplify(atlas), SMALLEST * degrees * degrees)
  const path = geoPath(projection).digits(1)
  const ground = path(feature(slim, slim.objects.land)) ?? ''
  const borders = path(mesh(slim, slim.objects.countries, (a, b) => a !== b)) ?? ''
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}">`,
    `<path fill="${land}" stroke="${line}" stroke-width=".75" d="${ground}"/>`,
    `<path fill="none" stroke="${paper}" stroke-width="1.5" d="${borders}"/>`,
    '</svg>\n',
  ].join('')
}

for (const view of MAP_VIEWS) {
  const svg = draw(view)
  writeFileSync(join(process.cwd(), 'public', 'maps', `${view.id}.svg`), svg)
  process.stdout.write(`${view.id} ${Math.round(svg.length / 1024)} KB\n`)
}
