import { partChosen } from '@/domain/shop/bikes/build'
import { beginProduction, deliver, stockOf } from '@/__tests__/support/after-sales'
import { as, logIn, register, type Member } from '@/__tests__/support/members'
import { buyCart, readGarage, readOrder, saveBike } from '@/__tests__/support/member-shop'
import { withdrawals } from '@/server/kernel/db/schema/orders/after-sales'
import { bikeItem, seedBike } from '@/__tests__/support/orders/orders'
import { freshShop } from '@/__tests__/support/fixtures'
import { workOff } from '@/__tests__/support/work'

const DAY_MS = 86_400_000
const HELMET = 5_000_110
const FRAME = 'frame:nyx:M'

const shop = freshShop()
let ada: Member
beforeEach(async () => void (ada = await register(shop, 'Ada')))

const cancel = (number: string) => as(shop, ada)('POST', `/api/orders/${number}/cancel`, {})
const withdraw = (number: string, lines: number[] | null = null) =>
  as(shop, ada)('POST', `/api/orders/${number}/withdrawal`, { lines, reason: null })

const runRefunds = () => workOff(shop.deps)

async function bikeBought(): Promise<string> {
  await saveBike(shop, ada)
  return buyCart(shop, ada)
}

const battery = (slug = 'nyx') => seedBike(slug).groups[0]?.parts[1]?.id ?? 0
const better = bikeItem('nyx', (build, bike) => partChosen(bike, build, battery()))

async function upgrade(bikeId: number): Promise<string> {
  await saveBike(shop, ada, better, { mode: 'CEUM', order_bike_id: bikeId })
  return buyCart(shop, ada)
}

describe('A cancellation', () => {
  it('before the factory begins gives back money, stock and nothing twice', async () => {
    const before = await stockOf(shop, FRAME)
    const number = await bikeBought()
    expect(await stockOf(shop, FRAME)).toMatchObject({ on_hand: before.on_hand - 1 })
    const { total } = (await readOrder(shop, ada, number)).totals
    const replies = await Promise.all([1, 2, 3].map(() => cancel(number)))
    // Repeated requests return the current state.
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
    const order = await readOrder(shop, ada, number)
    expect(order).toMatchObject({ status: 'cancelled', can_cancel: false })
    expect(order.refunds).toEqual([expect.objectContaining({ amount: total, to: 'provider' })])
    expect(await stockOf(shop, FRAME)).toEqual(before)
    expect(await readGarage(shop, ada)).toEqual([])
    await runRefunds()
    await runRefunds()
    expect((await readOrder(shop, ada, number)).refunds).toEqual([
      expect.objectContaining({ amount: total, status: 'succeeded' }),
    ])
  })

  it('is refused once the factory has begun', async () => {
    const number = await bikeBought()
    const [bike] = await readGarage(shop, ada)
    await beginProduction(shop, bike?.id ?? 0)
    expect((await readOrder(shop, ada, number)).can_cancel).toBe(false)
    const { status, body } = await cancel(number)
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'order_not_cancellable' })
    expect((await readOrder(shop, ada, number)).status).not.toBe('cancelled')
  })

  it('of an upgrade gives the bike its build back, and comes before that of the bike', async () => {
    const bought = await bikeBought()
    const [bike] = await readGarage(shop, ada)
    const upgraded = await upgrade(bike?.id ?? 0)
    expect((await readGarage(shop, ada))[0]?.build).toEqual(better.server.build)

    expect((await cancel(bought)).status).toBe(409)
    expect((await readGarage(shop, ada))[0]?.build).toEqual(better.server.build)

    expect((await cancel(upgraded)).status).toBe(200)
    expect((await readGarage(shop, ada))[0]?.build).toEqual(bike?.build)
    expect((await cancel(bought)).status).toBe(200)
    expect(await readGarage(shop, ada)).toEqual([])
  })
})

describe('A withdrawal', () => {
  it('is open until 14 days after delivery and no longer', async () => {
    const number = await bikeBought()
    expect((await readOrder(shop, ada, number)).withdrawal).toMatchObject({ is_open: true })
    await deliver(shop, number)
    const { withdrawal } = await readOrder(shop, ada, number)
    expect(withdrawal).toMatchObject({ is_open: true, until: '2026-12-04', declared_at: null })
    shop.clock.advance(14 * DAY_MS)
    ada = await logIn(shop, ada)
    expect((await readOrder(shop, ada, number)).withdrawal.is_open).toBe(true)
    shop.clock.advance(2 * DAY_MS)
    ada = await logIn(shop, ada)
    expect((await readOrder(shop, ada, number)).withdrawal.is_open).toBe(false)
    expect((await withdraw(number)).body.code).toBe('withdrawal_closed')
  })

  it('is declared once, for the lines that were named, and confirmed by mail', async () => {
    await as(shop, ada)('POST', '/api/cart', { items: [{ product_id: HELMET }] })
    const number = await bikeBought()
    await deliver(shop, number)
    const replies = await Promise.all([1, 2].map(() => withdraw(number, [0])))
    expect(replies.map(({ status }) => status)).toEqual([200, 200])
    const { withdrawal } = await readOrder(shop, ada, number)
    const at = shop.clock.now().toISOString()
    expect(withdrawal).toMatchObject({ is_open: true, declared_at: at })
    expect(withdrawal.lines.map(({ right }) => right)).toEqual(['withdrawn', 'open'])
    expect(await shop.db.select().from(withdrawals)).toHaveLength(1)
  })

  it('leaves out a bike that was painted with a name', async () => {
    await as(shop, ada)('POST', '/api/cart', { items: [{ product_id: HELMET }] })
    const custom = seedBike('nyx').colors.find(({ type }) => type === 'Custom')?.id ?? 0
    const [first, second] = seedBike('nyx').colors.filter(({ type }) => type !== 'Custom')
    await saveBike(
      shop,
      ada,
      bikeItem('nyx', (build) => ({
        ...build,
        color_id: custom,
        paint: { first_color_id: first?.id ?? 0, second_color_id: second?.id ?? 0, name: 'Ada' },
      })),
    )
    const number = await buyCart(shop, ada)
    await deliver(shop, number)
    const { withdrawal, lines } = await readOrder(shop, ada, number)
    const painted = lines.findIndex(({ bike_slug }) => bike_slug === 'nyx')
    expect(withdrawal.is_open).toBe(true)
    expect(withdrawal.lines[painted]?.right).toBe('personalized')
    expect((await withdraw(number, [painted])).status).not.toBe(200)
    expect((await withdraw(number, [1 - painted])).status).toBe(200)
  })
})
