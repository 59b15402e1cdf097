import { writeFileSync } from 'node:fs'

import { bikeFile } from '../domain/shop/bike3d/bike-file'
import { defaultBuild } from '../domain/shop/bikes/build'
import { seedBikes } from '../server/seed/data/bikes'
import { seedCountries } from '../server/seed/data/countries'
import { runScript, printLine } from './problem'

/** `npm run model -- SLUG FILE`: exports the standard build of a bike as a 3D file. */
async function main(): Promise<number> {
  const [slug, file] = process.argv.slice(2)
  const bike = seedBikes.find((one) => one.slug === slug)
  const country = seedCountries[0]
  if (!bike || !file || !country) {
    printLine(`npm run model -- ${seedBikes.map((one) => one.slug).join('|')} FILE`)
    return 1
  }
  const bytes = bikeFile(bike, defaultBuild(bike, country))
  writeFileSync(file, bytes)
  printLine(`${file}: ${bytes.length} bytes`)
  return 0
}

runScript(main)
