import { createApi } from '@/server/app'
import type { Variables } from '@/server/office/connections/key-variables'
import { connected } from '@/server/kernel/ports/connections'

import { connectionsOf, freshConnections } from '@/__tests__/support/providers/connections'
import { bikeItem, orderBody, pay } from '@/__tests__/support/orders/orders'
import { reconcile } from '@/__tests__/support/orders/reconcile'
import { STRIPE_KEY } from '@/__tests__/support/providers/fake-stripe'
import type { Reply } from '@/__tests__/support/shop'

const LIVE = 'sk_live_0123456789abcdef'
const ROTATED = 'sk_live_fedcba9876543210'
const OTHER_ACCOUNT = 'sk_live_aaaaaaaaaaaaaaaa'
const SECRET = 'whsec_new_0123456789'

const { shop, doubles, office, set, bases } = freshConnections()

const setLive = (secret_key: string, webhook_secrets = '') =>
  set('stripe/live', { secret_key, webhook_secrets })
const order = async () =>
  pay(shop, await orderBody(shop, [bikeItem('nyx')], { provider: 'stripe' }))
const attemptOf = ({ body }: Reply) => String(body.data?.attempt_id)
const sessionOf = (placed: Reply) => doubles.stripe.sessionOf(attemptOf(placed))
const comeBack = async (placed: Reply) => {
  const back = await shop.send(
    'GET',
    `/api/call-back/${attemptOf(placed)}?session_id=${sessionOf(placed).id}`,
  )
  return back.body.data?.status
}

beforeEach(() => {
  doubles.stripe.keys.set(LIVE, 'live').set(ROTATED, 'live').set(OTHER_ACCOUNT, 'other')
})

test('an order is paid with an entered key, and its event arrives by the entered secret', async () => {
  await setLive(LIVE, SECRET)
  const placed = await order()
  doubles.stripe.pay(sessionOf(placed))
  const [event] = doubles.stripe.events
  if (!event) throw new Error('No event.')
  const received = await createApi(shop.deps).request('/api/webhooks/stripe', {
    ...{ method: 'POST', body: event.body },
    headers: doubles.stripe.headers(event.body, SECRET),
  })
  expect(received.status).toBe(200)
  expect(await comeBack(placed)).toBe('paid')
})

test.each([
  ['a new key of the same account', ROTATED],
  ['a key of another account', OTHER_ACCOUNT],
])('a payment that was begun ends well after %s is entered', async (_, key) => {
  await setLive(LIVE)
  const placed = await order()
  await setLive(key)
  doubles.stripe.pay(sessionOf(placed))
  expect(await comeBack(placed)).toBe('paid')
})

test('a payment ends well after the old key is revoked, and one that the account lost expires', async () => {
  await setLive(LIVE)
  const [paid, lost] = [await order(), await order()]
  await setLive(ROTATED)
  doubles.stripe.keys.delete(LIVE)
  doubles.stripe.pay(sessionOf(paid))
  expect(await comeBack(paid)).toBe('paid')
  doubles.stripe.sessions.delete(sessionOf(lost).id)
  shop.clock.advance(5 * 60_000)
  await reconcile(await connected(shop.deps))
  const state = await shop.send('GET', `/api/call-back/${attemptOf(lost)}?session_id=cs_gone`)
  expect(state.body.data?.status).not.toBe('paid')
})

test('live payments are counted in test mode, and test payments end with it', async () => {
  await setLive(LIVE)
  const real = await order()
  await set('stripe/test', { secret_key: STRIPE_KEY })
  await office('POST', '/stripe/test/use')
  const trial = await order()
  expect(sessionOf(trial).livemode).toBe(false)
  await office('POST', '/stripe/live/use')
  doubles.stripe.pay(sessionOf(trial))
  expect(await comeBack(trial)).not.toBe('paid')
  await office('POST', '/stripe/test/use')
  doubles.stripe.pay(sessionOf(real))
  expect(await comeBack(real)).toBe('paid')
})

test('removed keys are no longer offered, and what was begun ends', async () => {
  await setLive(LIVE)
  const placed = await order()
  await office('DELETE', '/stripe/live')
  expect((await order()).body.code).toBe('provider_not_available')
  doubles.stripe.pay(sessionOf(placed))
  expect(await comeBack(placed)).toBe('paid')
})

test('another process follows within a second', async () => {
  const other = connectionsOf(shop, bases() as Variables)
  const offered = async () =>
    (await other.now()).providers?.flatMap(({ id, isInternal }) => (isInternal ? [] : [id]))
  expect(await offered()).toEqual(['sandbox'])
  await setLive(LIVE)
  const later = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 1_000)
  expect(await offered()).toEqual(['stripe'])
  later.mockRestore()
})
