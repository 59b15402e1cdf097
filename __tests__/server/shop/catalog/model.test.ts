import { api } from '@/contract/kit/api'
import { defaultBuild } from '@/domain/shop/bikes/build'
import { buildAddress } from '@/domain/shop/bikes/build-address'
import { createApi } from '@/server/app'
import { memoryLimits } from '@/server/kernel/ports/limits'

import { sharedShop } from '@/__tests__/support/fixtures'
import { seedBike, seedCountry, US } from '@/__tests__/support/orders/orders'
import { openTestShop } from '@/__tests__/support/shop'

const nyx = seedBike('nyx')
const PATH = api.configurator.model.path.replace(':slug', 'nyx')

const shop = sharedShop()

const ask = (path: string, headers: Record<string, string> = {}) =>
  createApi(shop.deps).fetch(new Request(`http://shop${path}`, { headers }))

test('a build is answered as binary glTF, which caches may keep', async () => {
  const build = defaultBuild(nyx, seedCountry(US))
  const answer = await ask(`${PATH}?build=${encodeURIComponent(buildAddress(build))}`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('model/gltf-binary')
  expect(answer.headers.get('cache-control')).toBe('public, max-age=86400')
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect(bytes.subarray(0, 4).toString()).toBe('glTF')
  expect(bytes.length).toBeLessThan(2_000_000)
  // The default build has the same file.
  expect(Buffer.from(await (await ask(PATH)).arrayBuffer()).equals(bytes)).toBe(true)
  const etag = answer.headers.get('etag') ?? ''
  const again = await ask(PATH, { 'if-none-match': `W/${etag}` })
  expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([304, etag, ''])
})

test('another color is another file', async () => {
  const build = defaultBuild(nyx, seedCountry(US))
  const color = nyx.colors.find(({ id, type }) => id !== build.color_id && type !== 'Custom')
  const other = buildAddress({ ...build, color_id: color?.id ?? 0 })
  const [one, two] = [await ask(PATH), await ask(`${PATH}?build=${other}`)]
  expect(two.headers.get('etag')).not.toBe(one.headers.get('etag'))
})

test('what the shop doesn’t have is not found', async () => {
  expect((await ask('/api/models/unicycle')).status).toBe(404)
  expect((await ask(`${PATH}?build=1.2.-.3`)).status).toBe(404)
  expect((await ask(`${PATH}?build=${'1'.repeat(601)}`)).status).toBe(422)
})

test('a crowd is answered or told to come back, and others are not kept waiting', async () => {
  const build = defaultBuild(nyx, seedCountry(US))
  const colors = nyx.colors.filter(({ type }) => type !== 'Custom').map(({ id }) => id)
  const builds = colors.flatMap((color_id) =>
    nyx.sizes.map(({ id }) => buildAddress({ ...build, color_id, size_id: id })),
  )
  let made = 0
  const crowd = builds.map(async (one) => {
    const { status } = await ask(`${PATH}?build=${one}`)
    if (status === 200) made += 1
    return status
  })
  const pauses = jest.spyOn(globalThis, 'setImmediate')
  const codes = await Promise.all(crowd)
  expect(codes).toContain(200)
  expect(codes.every((status) => status === 200 || status === 503)).toBe(true)
  // A model file is built in several steps and yields to other work after each.
  expect(pauses.mock.calls.length).toBeGreaterThan(made * 4)
  pauses.mockRestore()
})

test('one address block gets twenty files a minute', async () => {
  const strict = await openTestShop({ deps: { limits: memoryLimits() } })
  const answers = []
  for (let count = 0; count < 21; count += 1)
    answers.push((await strict.send('GET', '/api/models/none')).status)
  await strict.close()
  expect(answers.slice(-2)).toEqual([404, 429])
})
