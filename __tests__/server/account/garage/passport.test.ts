import { createPublicKey, verify } from 'node:crypto'

import { deliver } from '@/__tests__/support/after-sales'
import { sharedShop } from '@/__tests__/support/fixtures'
import { as, register } from '@/__tests__/support/members'
import { buyCart, readGarage, saveBike } from '@/__tests__/support/member-shop'
import type { ReplyBody } from '@/__tests__/support/shop'

interface Passport {
  public_key: string
  signature: string
  payload: string
}

const shop = sharedShop()

const isGenuine = ({ public_key, signature, payload }: Passport) =>
  verify(null, Buffer.from(payload), createPublicKey(public_key), Buffer.from(signature, 'base64'))

test('a passport says what the bike is, and anybody can verify it', async () => {
  const ada = await register(shop, 'Ada')
  await saveBike(shop, ada)
  const number = await buyCart(shop, ada)
  await deliver(shop, number)
  const [bike] = await readGarage(shop, ada)
  const entry = { date: '2026-11-10', km: 120, note: 'Chain oiled' }
  await as(shop, ada)('POST', `/api/garage/${bike?.id}/service`, entry)

  const reply = await as(shop, ada)('GET', `/api/garage/${bike?.id}/passport`)
  expect(reply.headers.get('content-disposition')).toMatch(/^attachment; filename="?[\w.-]+"?/)
  const file = reply.body as ReplyBody & Passport
  expect(isGenuine(file)).toBe(true)
  expect(isGenuine({ ...file, payload: file.payload.replace('Chain oiled', 'Motor tuned') })).toBe(
    false,
  )
  const text = file.payload
  // Staff haven’t entered a number of the frame.
  expect(bike?.frame_number).toBeNull()
  for (const part of [bike?.mac_id, number, 'Chain oiled', 'Nyx']) {
    expect(text).toContain(part)
  }
  // The passport is handed over with the bike, so it must not contain the owner's data.
  for (const secret of [ada.email, 'Rider', 'Main Street']) expect(text).not.toContain(secret)
})

test('two passports are signed by the same key', async () => {
  const ben = await register(shop, 'Ben')
  await saveBike(shop, ben)
  await saveBike(shop, ben, undefined, { count: 2 })
  await buyCart(shop, ben)
  const bikes = await readGarage(shop, ben)
  expect(bikes.length).toBeGreaterThan(1)
  const files = await Promise.all(
    bikes.map(({ id }) => as(shop, ben)('GET', `/api/garage/${id}/passport`)),
  )
  const keys = new Set(files.map(({ body }) => (body as ReplyBody & Passport).public_key))
  expect(keys.size).toBe(1)
})
