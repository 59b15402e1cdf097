import { Resolver } from 'node:dns/promises'
import { createServer, type Server } from 'node:http'

import { eq } from 'drizzle-orm'

import { stockItems } from '@/server/kernel/db/schema/orders/stock'
import { postPublicly } from '@/server/kernel/ports/public-post'
import { sendWebhooks } from '@/server/office'

import { accept, answerWith, openReceiver, type Receiver } from '@/__tests__/support/api/receiver'
import { freshHookShop, sendDue } from '@/__tests__/support/api/webhooks'

const { shop, hooks } = freshHookShop()
let good: Receiver
let bad: Receiver
beforeEach(async () => {
  good = await openReceiver()
  bad = await openReceiver()
})
afterEach(async () => {
  await good.close()
  await bad.close()
})

const changeStock = (on_hand: number) =>
  shop.db.update(stockItems).set({ on_hand }).where(eq(stockItems.sku, 'product:5000111'))
const add = (url: string) => hooks().add(url, { events: ['stock.changed'] })
const lastOf = async (id: string) => (await hooks().log(id))[0]

test('a redirect to this machine is not followed', async () => {
  bad.answer = answerWith(307, { location: good.url })
  const { id } = await add(bad.url)
  await changeStock(5)
  await sendDue(shop)
  expect(good.received).toHaveLength(0)
  expect(await lastOf(id)).toMatchObject({
    ...{ state: 'waiting', status: 307 },
    error: 'The address redirects. Redirects aren’t followed.',
  })
})

test('of an answer of 10 MB, 64 KB are read and 2,000 characters stored', async () => {
  let written = 0
  bad.answer = (response) => {
    response.writeHead(200)
    const piece = Buffer.alloc(65_536, 'x')
    const write = () => {
      while (written < 10_000_000 && !response.destroyed) {
        written += piece.length
        if (!response.write(piece)) return void response.once('drain', write)
      }
      response.end()
    }
    write()
  }
  const { id } = await add(bad.url)
  await changeStock(6)
  const before = process.memoryUsage().arrayBuffers
  await sendDue(shop)
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(5_000_000)
  const row = await lastOf(id)
  expect(row).toMatchObject({ state: 'delivered', status: 200 })
  const { answer } = await hooks().delivery(id, row?.id ?? 0)
  expect(answer).toHaveLength(2_000)
})

test('an answer with bytes that the database can’t store is stored without them', async () => {
  bad.answer = (response) => void response.writeHead(500).end('a\u0000b\ud800')
  const { id } = await add(bad.url)
  await changeStock(6)
  await sendDue(shop)
  const row = await lastOf(id)
  const { answer } = await hooks().delivery(id, row?.id ?? 0)
  expect(answer?.startsWith('ab')).toBe(true)
})

test('one that hangs ends after 10 seconds, and meanwhile another gets what happens', async () => {
  const waits: number[] = []
  bad.answer = () => undefined
  good.answer = (response, received) => {
    waits.push(Date.now() - Date.parse(received.message.timestamp))
    accept(response, received)
  }
  const hanging = await add(bad.url)
  await add(good.url)
  shop.clock.now = () => new Date()
  await changeStock(7)
  const begin = Date.now()
  const sending = sendWebhooks(shop.deps)
  for (const level of [8, 9, 10]) {
    await new Promise((done) => setTimeout(done, 1_500))
    await changeStock(level)
  }
  await sending
  expect(Date.now() - begin).toBeLessThan(14_000)
  expect(good.received.map(({ message }) => message.data.on_hand)).toEqual([7, 8, 9, 10])
  expect(Math.max(...waits)).toBeLessThan(2_000)
  const [, , , first] = await hooks().log(hanging.id)
  expect(first).toMatchObject({ tries: 1, error: 'No complete answer within 10 seconds.' })
}, 30_000)

test('an address that resolves to this machine is refused unless its range is allowed', async () => {
  const { port } = new URL(good.url)
  const post = (address: string, allowed: string) =>
    postPublicly({ address, headers: {}, body: '{}', ranges: [allowed] })
  for (const address of [
    `https://127.0.0.1:${port}/`,
    `https://localhost:${port}/`,
    `https://[::1]:${port}/`,
    `https://[::ffff:127.0.0.1]:${port}/`,
    `https://0x7f000001:${port}/`,
    `https://2130706433:${port}/`,
    `https://0.0.0.0:${port}/`,
    'https://169.254.169.254/latest/meta-data/',
    'https://[fd00:ec2::254]/',
  ]) {
    await expect(post(address, '10.0.0.0/8')).rejects.toThrow('The address isn’t public.')
  }
  await expect(post(`http://127.0.0.1:${port}/`, '10.0.0.0/8')).rejects.toThrow('without https')
  await expect(post('http://93.184.215.14/', '127.0.0.0/8')).rejects.toThrow('without https')
  expect(good.received).toHaveLength(0)
  expect(await post(`http://localhost:${port}/`, '127.0.0.0/8')).toMatchObject({ status: 204 })
})

describe('a name that resolves to another address when it is called', () => {
  let other: Server
  afterEach(() => new Promise((done) => other.close(done)))

  test('is checked at each connection', async () => {
    const seen: string[] = []
    other = createServer((_, response) => response.end())
    await new Promise<void>((done) => other.listen(0, '127.0.0.1', done))
    const addresses = ['93.184.215.14', '127.0.0.1']
    const resolve4 = jest.spyOn(Resolver.prototype, 'resolve4')
    resolve4.mockImplementation(async (name) => {
      const address = addresses[Math.min(seen.length, 1)] ?? ''
      seen.push(`${name} ${address}`)
      return [address] as never
    })
    const resolve6 = jest.spyOn(Resolver.prototype, 'resolve6').mockResolvedValue([])
    const ranges = ['93.184.215.14/32']
    const { port } = other.address() as { port: number }
    const call = () =>
      postPublicly({ address: `https://rebind.example:${port}/`, headers: {}, body: '{}', ranges })
    await Promise.allSettled([call()])
    await expect(call()).rejects.toThrow('The address isn’t public.')
    expect(seen).toEqual(['rebind.example 93.184.215.14', 'rebind.example 127.0.0.1'])
    resolve4.mockRestore()
    resolve6.mockRestore()
  })
})
