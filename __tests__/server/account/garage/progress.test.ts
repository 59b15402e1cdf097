import type { WireBikeDetail } from '@/contract/account/garage/garage'

import { beginProduction, deliver } from '@/__tests__/support/after-sales'
import { as, register } from '@/__tests__/support/members'
import { buyCart, dataOf, readGarage, saveBike } from '@/__tests__/support/member-shop'
import { sharedShop } from '@/__tests__/support/fixtures'

const shop = sharedShop()

test('a bike goes from the order to the door, and gets its number on the way', async () => {
  const ada = await register(shop, 'Ada')
  await saveBike(shop, ada)
  const number = await buyCart(shop, ada)
  const today = shop.clock.now().toISOString().slice(0, 10)
  const read = async () => {
    const [bike] = await readGarage(shop, ada)
    if (!bike) throw new Error('The garage is empty.')
    return bike
  }

  const ordered = await read()
  expect(ordered).toMatchObject({ status: 'ordered', frame_number: null })
  expect(ordered.progress.map(({ step, is_done }) => [step, is_done])).toEqual([
    ['ordered', true],
    ['building', false],
    ['shipped', false],
    ['delivered', false],
  ])
  const days = ordered.progress.map(({ date }) => date ?? 'none')
  expect(days).toEqual([...days].sort())
  expect([days[0], days[3]]).toEqual([today, ordered.delivery_date])

  await beginProduction(shop, ordered.id)
  const building = await read()
  expect(building.progress[1]).toEqual({ step: 'building', is_done: true, date: today })

  await deliver(shop, number)
  const owned = await read()
  expect(owned.progress.every(({ is_done, date }) => is_done && date === today)).toBe(true)
  // Staff haven’t entered one.
  expect(owned.frame_number).toBeNull()
})

test('the user manual of a bike is its own, and there is one for every bike', async () => {
  const ben = await register(shop, 'Ben')
  await saveBike(shop, ben)
  await buyCart(shop, ben)
  const [bike] = await readGarage(shop, ben)
  const path = `/api/garage/${bike?.id}`
  const { documents } = dataOf<WireBikeDetail>(await as(shop, ben)('GET', path))
  const manual = documents.find(({ title }) => title.startsWith('User manual'))
  expect(manual?.href).toBe('/user-manual/nyx')
  expect((await shop.send('GET', '/api/content/manual/nyx')).status).toBe(200)
})
