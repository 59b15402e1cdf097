import { unzipSync } from 'three/examples/jsm/libs/fflate.module.js'

import { usdzOf } from '@/components/shop/bike3d/usdz'
import { defaultBuild } from '@/domain/shop/bikes/build'
import { seedBikes } from '@/server/seed/data/bikes'
import { seedCountries } from '@/server/seed/data/countries'

type Files = Record<string, string>

/** Returns all points of one material, in the file's units. */
function pointsOf(files: Files, name: string): number[][] {
  const named = new RegExp(`def Xform "${name}" \\(\\s+prepend references = @\\./([^@]+)@`)
  const [, file = ''] = named.exec(files['model.usda'] ?? '') ?? []
  const [, list = ''] = /point3f\[\] points = \[([^\]]*)\]/.exec(files[file] ?? '') ?? []
  return [...list.matchAll(/\(([^)]*)\)/g)].map(([, point = '']) => point.split(',').map(Number))
}

const most = (values: number[]) => values.reduce((all, value) => Math.max(all, value), -Infinity)
const least = (values: number[]) => values.reduce((all, value) => Math.min(all, value), Infinity)

async function report(bike: (typeof seedBikes)[number]) {
  const [country] = seedCountries
  if (!country) throw new Error('No country')
  const build = defaultBuild(bike, country)
  const bytes = await usdzOf(bike, build)
  const files = Object.fromEntries(
    Object.entries(unzipSync(bytes)).map(([name, file]) => [name, new TextDecoder().decode(file)]),
  )
  const text = files['model.usda'] ?? ''
  // Handlebar grips are made of rubber, too.
  const rubber = pointsOf(files, 'rubber').filter(([, y = 0]) => y < 0.8)
  const xs = (isFront: boolean) => rubber.flatMap(([x = 0]) => (x > 0 === isFront ? [x] : []))
  const ys = (isFront: boolean) =>
    rubber.flatMap(([x = 0, y = 0]) => (x > 0 === isFront ? [y] : []))
  const radius = (isFront: boolean) => (most(ys(isFront)) - least(ys(isFront))) / 2
  const length = most(xs(true)) - least(xs(false))
  const table = bike.sizes.find(({ id }) => id === build.size_id)?.geometry
  return {
    bike: bike.slug,
    bytes: bytes.length,
    names: Object.keys(files).sort(),
    perUnit: Number(/metersPerUnit = ([\d.]+)/.exec(text)?.[1]),
    upAxis: /upAxis = "(\w)"/.exec(text)?.[1],
    lowest: least(rubber.map(([, y = 0]) => y)),
    /** In mm, next to the value from the geometry table. */
    wheelbase: [(length - radius(true) - radius(false)) * 1000, table?.wheelbase],
  }
}

// Separate program, because three.js consists of ES modules, which Jest can't load.
void Promise.all(seedBikes.map(report)).then((all) => process.stdout.write(JSON.stringify(all)))
