import { screen, within } from '@testing-library/react'

import { RefundPart } from '@/components/office/refund/refund-part'
import type { PaymentState } from '@/domain/shop/orders/order-state'
import { cents, ZERO } from '@/domain/kit/money'
import { NO_MAIL } from '@/messages/office/kit/mail-note'
import { refund as texts, refundDialog } from '@/messages/office/refund/refund'
import type { RefundPreview } from '@/contract/office/payment/payment'
import type { Services } from '@/services/services'

import { renderApp, withDialogs } from '@/__tests__/support/render-app'

const BASE: RefundPreview = {
  fault: 'nothing',
  total: ZERO,
  left: cents(30_000),
  left_at_provider: cents(30_000),
  left_after: cents(30_000),
  shipping_left: cents(1_000),
  may_credit: false,
  has_mail: true,
  goes_to: [],
  restockable: 0,
  lines: [{ position: 1, title: 'Backpack', detail: '', open: 2, shipped: 1, amount: ZERO }],
  bundles: [],
}
const CHOSEN: RefundPreview = {
  ...BASE,
  fault: null,
  total: cents(9_900),
  left_after: cents(20_100),
  goes_to: [{ title: 'Card', amount: cents(9_900) }],
  restockable: 1,
}

type Bookkeeping = Services['bookkeeping']

function open(overrides: Partial<Bookkeeping> = {}, back?: number, state: PaymentState = 'paid') {
  const onRefunded = jest.fn()
  const previewRefund = jest.fn<Promise<RefundPreview>, Parameters<Bookkeeping['previewRefund']>>(
    async ({ items = [] }) => (items.length === 0 ? BASE : CHOSEN),
  )
  const refund = jest.fn<Promise<Record<string, never>>, Parameters<Bookkeeping['refund']>>(
    async () => ({}),
  )
  const app = renderApp(
    withDialogs(
      <RefundPart
        order={{ number: 'NK-1', email: 'ada@example.com', payment_state: state }}
        onRefunded={onRefunded}
        {...(back === undefined ? {} : { back })}
      />,
    ),
    {
      role: 'owner',
      fakes: { bookkeeping: { previewRefund, refund, ...overrides } },
    },
  )
  return { ...app, onRefunded, previewRefund, refund }
}

const pieces = () => screen.findByLabelText(texts.pieceField('Backpack', texts.openPieces(2)))

it('pieces are refunded by the keyboard alone, after the dialog said what the buyer gets', async () => {
  const { user, refund, onRefunded } = open()
  await user.keyboard('r')
  await user.type(await pieces(), '1')
  await user.type(screen.getByLabelText(/^Reason/), 'Sold out')
  const button = await screen.findByRole('button', { name: texts.button('$99.00') })
  expect(screen.getByRole('region', { name: texts.summary })).toHaveTextContent(
    'Left to refund$300.00The buyer gets (Card)$99.00Left afterward$201.00',
  )
  button.focus()
  await user.keyboard('{Enter}')
  const dialog = await screen.findByRole('dialog')
  expect(dialog).toHaveTextContent(
    'The buyer gets $99.00 to Card. We’ll email ada@example.com. $201.00 will be left',
  )
  expect(refund).not.toHaveBeenCalled()
  await user.click(within(dialog).getByRole('button', { name: 'Refund $99.00' }))
  expect(await screen.findByText(texts.done('$99.00'))).toBeVisible()
  expect(refund.mock.calls[0]?.[0]).toMatchObject({
    number: 'NK-1',
    items: [{ position: 1, place: 'open', count: 1 }],
    restock: true,
    reason: 'Sold out',
    expected: cents(9_900),
  })
  expect(onRefunded).toHaveBeenCalled()
})

it('without a mail server the dialog promises no email', async () => {
  const { user } = open({
    previewRefund: async ({ items = [] }) => ({
      ...(items.length === 0 ? BASE : CHOSEN),
      has_mail: false,
    }),
  })
  await user.keyboard('r')
  await user.type(await pieces(), '1')
  await user.type(screen.getByLabelText(/^Reason/), 'Sold out')
  ;(await screen.findByRole('button', { name: texts.button('$99.00') })).focus()
  await user.keyboard('{Enter}')
  const dialog = await screen.findByRole('dialog')
  expect(dialog).toHaveTextContent(NO_MAIL)
  expect(dialog).not.toHaveTextContent('We’ll email')
})

it.each([
  [{ open: 2, shipped: 0 }, true],
  [{ open: 0, shipped: 2 }, false],
])('with %o, the dialog says whether something won’t ship', (where, isSaid) => {
  const lines = BASE.lines.map((line) => ({ ...line, ...where, amount: cents(9_900) }))
  const { message } = refundDialog({ ...CHOSEN, lines }, 'ada@example.com')
  expect(message.includes('won’t ship')).toBe(isSaid)
})

it('what was typed wrong is said beside its field, and nothing is sent', async () => {
  const { user, refund } = open()
  await user.click(screen.getByRole('button', { name: texts.open }))
  const field = await pieces()
  await user.type(field, '3{Enter}')
  expect(await screen.findByText(texts.countFault(2))).toBeVisible()
  expect(screen.getByText(texts.reasonMissing)).toBeVisible()
  expect(screen.queryByText(texts.computing)).toBeNull()
  await user.clear(field)
  await user.type(screen.getByLabelText(/^Reason/), 'Sold out{Enter}')
  expect(await screen.findByText(texts.fault('nothing'))).toBeVisible()
  expect(refund).not.toHaveBeenCalled()
})

it('more than is left is said before the press', async () => {
  const tooLarge: RefundPreview = { ...BASE, fault: 'too_large' }
  const { user } = open({
    previewRefund: async ({ amount = ZERO, number: _ }) => (amount > 0 ? tooLarge : BASE),
  })
  await user.click(screen.getByRole('button', { name: texts.open }))
  await user.type(await screen.findByLabelText(/^Another amount/), '400')
  expect(await screen.findByText(texts.fault('too_large'))).toBeVisible()
})

it('says why nothing can be loaded, and asks again', async () => {
  let isUp = false
  const { user } = open({
    previewRefund: async () => {
      if (!isUp) throw new Error('down')
      return BASE
    },
  })
  await user.click(screen.getByRole('button', { name: texts.open }))
  const retry = await screen.findByRole('button', { name: /try again/i })
  isUp = true
  await user.click(retry)
  expect(await pieces()).toBeVisible()
})

it('one press enters a whole bundle, what hasn’t left first', async () => {
  const part = { position: 0, title: 'U-lock', detail: 'Part of Commuter set', amount: ZERO }
  const bundled: RefundPreview = {
    ...BASE,
    lines: [
      { ...part, open: 2, shipped: 0 },
      { ...part, position: 1, title: 'Light', open: 1, shipped: 3 },
    ],
    bundles: [
      {
        ...{ number: 1, title: 'Commuter set', count: 2 },
        parts: [
          { position: 0, each: 1 },
          { position: 1, each: 2 },
        ],
      },
    ],
  }
  const [bundle] = bundled.bundles
  if (!bundle) throw new Error('No bundle.')
  const previewRefund = jest.fn<Promise<RefundPreview>, Parameters<Bookkeeping['previewRefund']>>(
    async ({ items = [] }) => (items.length === 0 ? bundled : { ...CHOSEN, ...bundled }),
  )
  const { user } = open({ previewRefund })
  await user.click(await screen.findByRole('button', { name: texts.open }))
  const whole = (count: number) =>
    screen.findByRole('button', { name: texts.wholeBundle(bundle, count) })
  await user.click(await whole(2))
  await user.click(await whole(1))
  const itemsOf = (calls: typeof previewRefund.mock.calls) => calls.at(-1)?.[0].items
  expect(itemsOf(previewRefund.mock.calls)).toEqual([
    { position: 0, place: 'open', count: 1 },
    { position: 1, place: 'open', count: 1 },
    { position: 1, place: 'shipped', count: 1 },
  ])
})

describe('the refund of a return', () => {
  const DUE: RefundPreview = {
    ...BASE,
    lines: [{ position: 1, title: 'Backpack', detail: '', open: 0, shipped: 1, amount: ZERO }],
  }

  it('begins with what the return still has to get, and names the return in the preview, too', async () => {
    const previewRefund = jest.fn(async () => DUE)
    const { user } = open({ previewRefund }, 3)
    await user.click(screen.getByRole('button', { name: texts.open }))
    const label = texts.pieceField('Backpack', texts.shippedPieces(1))
    expect(await screen.findByLabelText(label)).toHaveValue('1')
    const items = [{ position: 1, place: 'shipped', count: 1 }]
    expect(previewRefund).toHaveBeenNthCalledWith(1, {
      target: 'provider',
      return: 3,
      number: 'NK-1',
    })
    expect(previewRefund).toHaveBeenLastCalledWith(
      expect.objectContaining({ items, return: 3, number: 'NK-1' }),
    )
  })

  it('is closed without money where all of it was refunded before', async () => {
    const covered: RefundPreview = { ...BASE, fault: null, lines: [] }
    const { user, refund } = open({ previewRefund: async () => covered }, 3)
    await user.click(screen.getByRole('button', { name: texts.open }))
    expect(await screen.findByText(texts.returnCovered)).toBeVisible()
    await user.type(screen.getByLabelText(/^Reason/), 'Refunded in May')
    await user.click(screen.getByRole('button', { name: texts.closeReturn }))
    const dialog = await screen.findByRole('dialog')
    await user.click(within(dialog).getByRole('button', { name: texts.closeReturn }))
    expect(refund.mock.calls[0]?.[0]).toMatchObject({ return: 3, items: [], expected: ZERO })
  })
})

it('offers nothing once everything is refunded', async () => {
  const { user } = open({}, undefined, 'refunded')
  expect(screen.queryByRole('button', { name: texts.open })).toBeNull()
  await user.keyboard('r')
  expect(screen.queryByText(texts.title)).toBeNull()
})
