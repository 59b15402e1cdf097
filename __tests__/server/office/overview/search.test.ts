import type { OfficeHit } from '@/contract/office/overview/overview'
import { sharedOffice } from '@/__tests__/support/fixtures'
import { as, register } from '@/__tests__/support/members'
import { dataOf } from '@/__tests__/support/member-shop'
import { bikeItem, orderBody, pay } from '@/__tests__/support/orders/orders'

const { shop, admin } = sharedOffice()
let number: string
beforeAll(async () => {
  const placed = await pay(shop, await orderBody(shop, [bikeItem('nyx')], { email: 'ada@x.org' }))
  number = String(placed.body.data?.order_number)
  await shop.send('POST', '/api/contact', {
    name: 'Ben',
    email: 'ben_50%@x.org',
    topic: 'other',
    message: 'Squeaking brakes since Monday.',
    request_key: '6b0f2c1c-6a52-4b0b-9d3e-0a1b2c3d4e5f',
  })
})

const search = async (q: string) => {
  const path = `/api/backoffice/search?q=${encodeURIComponent(q)}`
  return dataOf<{ hits: OfficeHit[] }>(await as(shop, admin)('GET', path)).hits
}
const kindsOf = (hits: readonly OfficeHit[]) => hits.map(({ kind, title }) => `${kind} ${title}`)

test('an order is found by its number and by an address, in any letter case', async () => {
  const hit = { kind: 'order', id: number, title: number, note: 'Ada Rider, ada@x.org' }
  expect(await search(number.toLowerCase())).toEqual([hit])
  expect(await search('ADA@X')).toEqual([hit])
})

test('a customer is found by a part of the name or the address', async () => {
  const member = await register(shop, 'carla')
  const [, byName] = [await search(member.email), await search('carla')]
  expect(byName).toContainEqual(
    expect.objectContaining({ kind: 'customer', id: member.id, note: member.email }),
  )
})

test('a ticket is found by its number and by an address', async () => {
  const [ticket] = await search('ben_50%')
  expect(ticket).toMatchObject({ kind: 'ticket', note: 'ben_50%@x.org' })
  expect(await search(ticket?.id ?? '')).toEqual([ticket])
})

test('signs of patterns have no meaning', async () => {
  expect(await search('%%')).toEqual([])
  expect(await search('__')).toEqual([])
})

test('products and help topics are found by their titles, a few of each', async () => {
  const hits = kindsOf(await search('battery'))
  expect(hits.some((hit) => hit.startsWith('product '))).toBe(true)
  expect(hits.filter((hit) => hit.startsWith('product ')).length).toBeLessThanOrEqual(5)
  expect(kindsOf(await search('forgot')).some((hit) => hit.startsWith('help '))).toBe(true)
})

test('a text is found by its title and its address, for its editor', async () => {
  const warranty = expect.objectContaining({ kind: 'text', id: 'page/warranty', note: '/warranty' })
  expect(await search('warranty')).toContainEqual(warranty)
  expect(kindsOf(await search('rrpolicy')).filter((hit) => hit.startsWith('text '))).toHaveLength(1)
})

test('one letter is too little to search for', async () => {
  expect((await as(shop, admin)('GET', '/api/backoffice/search?q=a')).status).toBe(422)
})
