// An integrator's program: it knows the shop by the generated client alone. The test compiles and runs it beside
// the client; its first argument is the shop's origin.
import {
  paymentCallBackPay,
  checkoutCheckoutGuest,
  configuratorList,
  countriesList,
  ordersRead,
  checkoutPaymentGuest,
  paymentSandboxAct,
  type Bike,
  type Build,
} from './client/index.js'

const baseUrl = process.argv[2] ?? ''
const options = { baseUrl, throwOnError: true } as const

const { bikes } = (await configuratorList(options)).data.data
const { default_id: country_id } = (await countriesList(options)).data.data
const [bike] = bikes
if (!bike) throw new Error('The shop has no bikes.')

const items = [
  { product_id: bike.id, count: 1, server: { bike_slug: bike.slug, build: standard(bike) } },
]
const { quote, providers } = (
  await checkoutCheckoutGuest({ ...options, body: { has_bike: true, items, country_id } })
).data.data
const provider = providers.find(({ is_test }) => is_test)
if (!provider) throw new Error('The shop has no sandbox.')

const placing = {
  ...options,
  headers: { 'Idempotency-Key': 'first-order-of-an-integrator' },
  body: {
    items,
    email: 'ada@example.com',
    shipping_address: {
      name: 'Ada Rider',
      line1: '1 Main Street',
      city: 'Portland',
      region: 'OR',
      postcode: '97205',
      country_id,
    },
    provider: provider.id,
    expected_total: quote.totals.total,
  },
}
const order = (await checkoutPaymentGuest(placing)).data.data
const repeat = (await checkoutPaymentGuest(placing)).data.data

const id = order.redirect_url.split('/').at(-1) ?? ''
const payment = (
  await paymentSandboxAct({ ...options, path: { id }, body: { outcome: 'succeed' } })
).data
const [a = '', b = ''] = payment.data.return_url.split('/').slice(-2)
await paymentCallBackPay({ ...options, path: { a, b } })

const path = { number: order.order_number, key: order.order_key }
const { status, totals } = (await ordersRead({ ...options, path })).data.data

// What the program cannot know: the total is another one by now. The error is typed too.
const wrong = { ...placing.body, expected_total: 1 }
const { error } = await checkoutPaymentGuest({ baseUrl, body: wrong })
const code = error && 'code' in error ? error.code : undefined

const outcome = { status, total: totals.total, shown: quote.totals.total, code }
process.stdout.write(
  JSON.stringify({ ...outcome, isSame: repeat.order_number === order.order_number }),
)

/** The first size and color, the first part of every group, and all that is included. */
function standard({ sizes, groups }: Bike): Build {
  const [size] = sizes
  const ones = groups.filter(({ selection }) => selection === 'one')
  const many = groups.filter(({ selection }) => selection === 'many')
  const included = ({ parts }: (typeof groups)[number]) =>
    parts.filter(({ tags }) => tags.includes('included')).map(({ id }) => id)
  return {
    size_id: size?.id ?? 0,
    color_id: size?.color_ids[0] ?? 0,
    paint: null,
    selectedParts: Object.fromEntries(
      ones.map(({ category_part_id, parts }) => [category_part_id, parts[0]?.id ?? 0]),
    ),
    selectedMultipleParts: Object.fromEntries(
      many.map((group) => [group.category_part_id, included(group)]),
    ),
  }
}
