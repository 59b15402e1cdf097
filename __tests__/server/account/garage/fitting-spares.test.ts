import type { WireBikeDetail } from '@/contract/account/garage/garage'
import type { WireSparePage } from '@/contract/shop/spares/spares'
import { partChosen } from '@/domain/shop/bikes/build'

import { deliver } from '@/__tests__/support/after-sales'
import { sharedShop } from '@/__tests__/support/fixtures'
import { as, register, type Member } from '@/__tests__/support/members'
import { buyCart, dataOf, readGarage, saveBike } from '@/__tests__/support/member-shop'
import { bikeItem, seedBike } from '@/__tests__/support/orders/orders'

const shop = sharedShop()
const NINE = 5000304
const ELEVEN = 5000305
const TWELVE = 5000306

const nine = optionOf('drive-9')

function optionOf(code: string): number {
  const part = seedBike('nireeka-prime')
    .groups.flatMap(({ parts }) => parts)
    .find((one) => one.code === code)
  if (!part) throw new Error(`The Prime has no ${code}.`)
  return part.id
}

async function primeOf(member: Member): Promise<number> {
  const item = bikeItem('nireeka-prime', (build, bike) => partChosen(bike, build, nine))
  dataOf(await saveBike(shop, member, item))
  await deliver(shop, await buyCart(shop, member))
  const [bike] = await readGarage(shop, member)
  return bike?.id ?? 0
}

const detailOf = async (member: Member, id: number) =>
  dataOf<WireBikeDetail>(await as(shop, member)('GET', `/api/garage/${id}`))

const needsOf = ({ spares }: WireBikeDetail, id: number) =>
  spares.find((spare) => spare.id === id)?.needs

async function found(query: Record<string, string>) {
  const reply = await shop.send('GET', `/api/spares/search?${new URLSearchParams(query)}`)
  return dataOf<WireSparePage>(reply).results.map(({ id }) => id)
}

test('spare parts of a bike fit its options, and the others name what they need', async () => {
  const ada = await register(shop, 'Ada')
  const bike = await detailOf(ada, await primeOf(ada))
  expect(needsOf(bike, NINE)).toEqual([])
  expect(needsOf(bike, ELEVEN)).toEqual([['11-speed wide drivetrain']])
  expect(needsOf(bike, TWELVE)).toEqual([['12-speed electronic drivetrain']])
})

test('an option of the service log replaces the one that the bike was built with', async () => {
  const ben = await register(shop, 'Ben')
  const id = await primeOf(ben)
  const entry = { date: '2026-11-10', km: 900, note: 'New gears' }
  const swapped = { ...entry, part_id: optionOf('drive-11') }
  dataOf(await as(shop, ben)('POST', `/api/garage/${id}/service`, swapped))
  dataOf(await as(shop, ben)('POST', `/api/garage/${id}/service`, entry))
  const bike = await detailOf(ben, id)
  expect(needsOf(bike, ELEVEN)).toEqual([])
  expect(needsOf(bike, NINE)).toEqual([['9-speed drivetrain']])
  const [listed] = await readGarage(shop, ben)
  expect(listed?.parts).toEqual(bike.parts)
  expect(bike.parts).toContain(swapped.part_id)
  expect(bike.parts).not.toContain(nine)
  expect(await found({ q: 'chain', bike: 'nireeka-prime', parts: bike.parts.join('.') })).toEqual(
    expect.not.arrayContaining([NINE, TWELVE]),
  )
})

test('an option of another bike is rejected', async () => {
  const cleo = await register(shop, 'Cleo')
  const id = await primeOf(cleo)
  const entry = { date: '2026-11-10', km: 900, note: 'New gears', part_id: 999_999 }
  const reply = await as(shop, cleo)('POST', `/api/garage/${id}/service`, entry)
  expect(reply.status).toBe(422)
  expect(reply.body.errors).toEqual([{ field: 'part_id', message: expect.any(String) }])
})

test('a search with the options of a bike leaves out what needs another one', async () => {
  const query = { q: 'chain speed', bike: 'nireeka-prime' }
  expect(await found(query)).toEqual(expect.arrayContaining([NINE, ELEVEN, TWELVE]))
  const parts = String(nine)
  const fitting = await found({ ...query, parts })
  expect(fitting).toContain(NINE)
  expect(fitting).not.toContain(ELEVEN)
  expect(fitting).not.toContain(TWELVE)
  // Without a drivetrain among the options, every chain fits.
  const other = { ...query, parts: String(optionOf('brakes-160')) }
  expect(await found(other)).toEqual(expect.arrayContaining([NINE, ELEVEN, TWELVE]))
  expect(await found({ bike: 'nireeka-prime', parts, group: 'brakes' })).toEqual(
    await found({ bike: 'nireeka-prime', group: 'brakes' }),
  )
})
