import { LRUCache } from 'lru-cache'

import { bikeFileInSteps } from '@/domain/shop/bike3d/bike-file'
import { defaultBuild } from '@/domain/shop/bikes/build'
import { buildAddress } from '@/domain/shop/bikes/build-address'
import { buildFromAddress } from '@/domain/shop/bikes/build-from-address'
import type { Bike, Build } from '@/domain/shop/bikes/bike'
import { DEFAULT_COUNTRY_ID } from '@/domain/kit/constants'
import { readCatalog, requireSoldBike, type Catalog } from '@/server/catalog'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { createConcurrencyLimiter } from '@/server/kernel/ports/concurrency-limiter'
import { sha256Of } from '@/server/kernel/ports/ids'

/** Cache size in models, each of which takes 0.8 MB. */
const MOST_KEPT = 8
const DAY_S = 86_400

interface Model {
  content: Buffer
  etag: string
}

/** Cache of models, keyed by the bike of a catalog revision and the build. */
const models = new LRUCache<string, Promise<Model>>({ max: MOST_KEPT })
const modelLimiter = createConcurrencyLimiter({
  atOnce: 1,
  mostWaiting: 8,
  restsAsLongAsItWorked: true,
})

interface ModelQuery {
  slug: string
  /** Build as encoded in URLs; the default build if absent. */
  build?: string | undefined
}

/** Returns the 3D file of a build. @throws DomainError bike_not_found, build_not_found, server_busy */
export async function readModel({ db }: Pick<Deps, 'db'>, { slug, build: address }: ModelQuery) {
  const catalog = await readCatalog(db)
  const bike = requireSoldBike(catalog, slug)
  const build = address === undefined ? firstBuild(catalog, bike) : buildFromAddress(bike, address)
  if (!build) throw new DomainError('build_not_found', `No build "${address}".`)
  const model = await modelOf(bike, build)
  return { ...model, sharedMaxAge: DAY_S }
}

function firstBuild({ countries }: Catalog, bike: Bike): Build | null {
  const country = countries.find(({ id }) => id === DEFAULT_COUNTRY_ID) ?? countries[0]
  return country ? defaultBuild(bike, country) : null
}

/** Single-flight: concurrent requests for one model share a promise. */
function modelOf(bike: Bike, build: Build): Promise<Model> {
  const key = `${keyOf(bike)} ${buildAddress(build)}`
  const known = models.get(key)
  if (known) return known
  const made = modelLimiter(() => makeModel(bike, build))
  models.set(key, made)
  made.catch(() => models.delete(key))
  return made
}

const keys = new WeakMap<Bike, number>()
let lastKey = 0
function keyOf(bike: Bike): number {
  const known = keys.get(bike) ?? ++lastKey
  keys.set(bike, known)
  return known
}

/** Creates a model in about 0.1 s, in steps of up to 30 ms, so that other requests wait no longer. */
async function makeModel(bike: Bike, build: Build): Promise<Model> {
  const steps = bikeFileInSteps(bike, build)
  for (;;) {
    const { done, value } = steps.next()
    if (done) {
      const content = Buffer.from(value.buffer)
      return { content, etag: `"${sha256Of(content).slice(0, 32)}"` }
    }
    await new Promise(setImmediate)
  }
}
