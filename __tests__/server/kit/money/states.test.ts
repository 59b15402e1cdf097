import fc from 'fast-check'

import { cents } from '@/domain/kit/money'
import { draws } from '@/__tests__/support/draws'
import { openMoneyShop, type MoneyShop } from '@/__tests__/support/orders/money-shop'
import type { Step } from '@/__tests__/support/orders/life-step'
import { openLife, type LifeShop } from '@/__tests__/support/orders/life-world'
import { OrderLife } from '@/__tests__/support/orders/order-life'

const SEQUENCES = draws({ few: 30, many: 10_000 })
const AT_ONCE = 5
const SHOP_LIVES = 500

let shop: MoneyShop
let world: LifeShop
beforeAll(async () => {
  shop = await openMoneyShop()
  world = await openLife(shop)
})
afterAll(() => shop.close())

const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom(
    ...([
      'order',
      'pay',
      'pay',
      'decline',
      'retry',
      'transfer',
      'refund',
      'send',
      'cancel',
    ] as const),
    ...(['cancel-by-shop', 'dispute', 'end-dispute', 'expire', 'move', 'move'] as const),
    ...([
      'console-refund',
      'pay-oddly',
      'transfer',
      'accept',
      'send-back',
      'close',
      'end',
    ] as const),
    ...(['refund-piece', 'return', 'return', 'move', 'move'] as const),
    ...(['end-of-review', 'console-refund', 'dispute', 'hear', 'hear', 'hear'] as const),
    ...(['stuck', 'outage', 'withdraw', 'withdraw'] as const),
  ),
  pick: fc.nat({ max: 11 }),
  share: fc.nat({ max: 100 }),
  flag: fc.boolean(),
  late: fc.boolean(),
})
const first = fc.record({
  kind: fc.constant('order' as const),
  pick: fc.nat({ max: 2 }),
  share: fc.constantFrom(0, 50, 100),
  flag: fc.boolean(),
  late: fc.constant(false),
})
const sequence = fc
  .tuple(first, fc.array(step, { minLength: 3, maxLength: 12 }))
  .map(([one, rest]) => [one, ...rest])

async function live(steps: readonly Step[]): Promise<void> {
  const life = await OrderLife.begin(world, cents(100_000))
  for (const one of steps) await life.take(one)
  await life.finish()
}

const at = (kind: Step['kind'], more: Partial<Step> = {}): Step => {
  return { kind, pick: 0, share: 0, flag: false, late: false, ...more }
}

test.each<[string, Step[]]>([
  [
    'a declined payment that is tried again after credit was taken',
    [at('order', { share: 50 }), at('decline'), at('retry'), at('pay')],
  ],
  [
    'a part refund before the shipment',
    [at('order'), at('pay'), at('refund', { share: 30 }), at('send'), at('move', { pick: 1 })],
  ],
  [
    'a cancellation while a dispute is open, and after it was lost',
    [
      ...[at('order', { share: 50 }), at('pay'), at('dispute'), at('cancel'), at('end-dispute')],
      ...[at('refund', { share: 90 }), at('refund', { share: 90, flag: true }), at('cancel')],
    ],
  ],
  [
    'a piece that comes back after it was refunded, and the other one',
    [
      ...[at('order'), at('pay'), at('move', { pick: 2 }), at('move', { pick: 3 })],
      ...[at('refund-piece'), at('return'), at('return', { flag: true }), at('return')],
    ],
  ],
  [
    'a refund that was planned before a dispute that is lost',
    [
      at('order'),
      at('pay'),
      at('refund', { share: 40 }),
      at('dispute'),
      at('send'),
      at('end-dispute'),
    ],
  ],
  [
    'a refund that was planned before the console left less of the payment',
    [at('order'), at('pay'), at('refund', { share: 73 }), at('console-refund', { share: 38 })],
  ],
  [
    'a transfer in three parts, the last of them too much',
    [
      at('order', { pick: 2 }),
      ...[at('transfer', { share: 10 }), at('transfer', { share: 40 })],
      at('transfer', { share: 100 }),
    ],
  ],
  [
    'a transfer in parts whose order runs out of time',
    [at('order', { pick: 2 }), at('transfer', { share: 40 }), at('expire'), at('transfer')],
  ],
  [
    'a transfer that is refunded in two parts by hand, and one that comes after the end',
    [
      ...[at('order', { pick: 2 }), at('transfer', { share: 80 }), at('refund', { share: 30 })],
      ...[at('send'), at('cancel'), at('send')],
      ...[at('order', { pick: 2 }), at('cancel', { pick: 1 }), at('transfer', { pick: 1 })],
      at('send'),
    ],
  ],
  [
    'too little that is accepted, and the rest',
    [at('order'), at('pay-oddly', { share: 30 }), at('accept'), at('retry'), at('pay')],
  ],
  [
    'too much that is accepted, and a refund of the rest',
    [at('order'), at('pay-oddly', { share: 100 }), at('accept'), at('send'), at('refund')],
  ],
  [
    'too little that is sent back, and another payment',
    [at('order'), at('pay-oddly', { share: 30 }), at('send-back'), at('retry'), at('pay')],
  ],
  [
    'too little with credit, a part of it refunded in the console, and the end of the order',
    [
      ...[at('order', { share: 50 }), at('pay-oddly', { share: 50 })],
      ...[at('console-refund', { share: 60 }), at('end'), at('accept')],
    ],
  ],
  [
    'too little that nobody decides about',
    [at('order'), at('pay-oddly', { share: 30 }), at('end-of-review'), at('send')],
  ],
  [
    'too little that is disputed while it waits, and lost',
    [at('order'), at('pay-oddly', { share: 30 }), at('dispute'), at('accept'), at('end-dispute')],
  ],
  ...[0, 1].map((pick): [string, Step[]] => [
    `money of another amount at provider ${pick} that is sent back, and the end of the order`,
    [at('order', { pick }), at('pay-oddly'), at('send-back'), at('expire')],
  ]),
  [
    'an unpaid order that holds stock',
    [at('order', { pick: 2, flag: true }), at('cancel-by-shop')],
  ],
  ['a declined payment that nobody tries again', [at('order'), at('decline'), at('expire')]],
  ...[0, 1, 2].map((pick): [string, Step[]] => [
    `an order at provider ${pick} that ends behind 52 that are stuck, and one while the other provider is down`,
    [
      ...[at('order', { pick, flag: true }), at('stuck'), at('expire')],
      ...[at('order', { pick }), at('stuck'), at('outage', { pick: 1 })],
    ],
  ]),
  [
    'credit for all, and a cancellation',
    [at('order', { share: 100 }), at('refund', { share: 20, flag: true }), at('cancel')],
  ],
  [
    'a dispute at PayPal that is lost after a refund in its console',
    [
      ...[at('order', { pick: 1 }), at('pay'), at('console-refund', { share: 60 })],
      ...[at('dispute'), at('end-dispute'), at('refund', { share: 90 }), at('cancel')],
    ],
  ],
  ...[0, 1].flatMap((provider) =>
    [0, 1, 2, 3].map((pick): [string, Step[]] => [
      `a payment, a console refund and a lost dispute heard of in order ${pick} at provider ${provider}`,
      [
        at('order', { pick: provider }),
        ...(['pay', 'hear', 'console-refund', 'dispute', 'end-dispute'] as const).map((kind) =>
          at(kind, { share: 50, late: true }),
        ),
        ...[at('hear', { pick, share: 60, flag: true }), at('refund', { share: 90 })],
        ...[at('hear', { pick: pick + 1, share: 100 }), at('cancel')],
      ],
    ]),
  ),
  [
    'a refund sent while the shop has not heard of a dispute that is won',
    [
      ...[at('order'), at('pay'), at('refund', { share: 40 }), at('dispute', { late: true })],
      ...[at('send'), at('end-dispute', { flag: true, late: true }), at('hear', { share: 100 })],
    ],
  ],
])('%s leaves every cent where the ledger says', async (_, steps) => {
  await live(steps)
})

test(`in ${SEQUENCES} sequences no cent is lost, and each ends with a way out`, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(sequence, { minLength: AT_ONCE, maxLength: AT_ONCE }),
      async (batch) => {
        await Promise.all(batch.map(live))
        if (shop.stripe.sessions.size > SHOP_LIVES) forget()
      },
    ),
    { numRuns: Math.ceil(SEQUENCES / AT_ONCE) },
  )
  expect([...shop.stripe.server.violations, ...shop.payPal.server.violations]).toEqual([])
}, 7_200_000)

/** The provider doubles scan everything on each call, so finished sessions are removed. */
function forget(): void {
  for (const id of shop.stripe.sessions.keys()) {
    if (!world.stuck.includes(id)) shop.stripe.sessions.delete(id)
  }
  shop.stripe.disputes.clear()
  for (const one of [shop.payPal.orders, shop.payPal.disputes]) one.clear()
  for (const list of [shop.stripe.refunds, shop.stripe.events, shop.payPal.events]) list.length = 0
  shop.payPal.history.length = 0
  shop.stripe.server.calls.length = 0
  shop.payPal.server.calls.length = 0
}
