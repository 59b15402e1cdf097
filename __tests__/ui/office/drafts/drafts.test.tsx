import { screen, within } from '@testing-library/react'

import { DraftsScreen } from '@/components/office/drafts/drafts-screen'
import { DraftScreen } from '@/components/shop/orders/draft-screen'
import { cents, ZERO } from '@/domain/kit/money'
import { orderReview } from '@/messages/shop/goods/line-facts'
import { draftOrder } from '@/messages/shop/orders/draft-order'
import { cancelDraftDialog, drafts as texts } from '@/messages/office/drafts/drafts'
import type {
  Draft,
  DraftList,
  DraftProduct,
  DraftQuote,
  Drafts,
} from '@/contract/office/drafts/drafts'
import type { Services } from '@/services/services'
import { leavePage } from '@/utils/leave-page'

import { problem, TERMS } from '@/__tests__/support/guest-shop'
import { renderApp, withDialogs } from '@/__tests__/support/render-app'
import { stayOnPage } from '@/__tests__/support/stay-on-page'

stayOnPage()

const QUOTE: DraftQuote = {
  lines: [{ title: 'Backpack', detail: 'Black', count: 2, total: cents(12_000) }],
  totals: {
    ...{ subtotal: cents(12_000), discount: ZERO, shipping: cents(900), assembly: ZERO },
    ...{ tax: ZERO, tax_title: 'Sales tax', total: cents(12_900) },
  },
  shown: {
    ...{ subtotal: cents(12_000), discount: ZERO, shipping: cents(900), assembly: ZERO },
    includes_tax: false,
  },
  delivery_date: '2026-12-04',
}
const ROW: Drafts[number] = {
  ...{ id: 4, state: 'open', title: 'Backpack', name: 'Ada Rider', email: 'ada@example.com' },
  ...{ total: cents(12_900), link: 'https://shop.example/orders/draft-4/k', order_number: '' },
  expires_at: '2026-12-01T12:00:00.000Z',
  ...{ sent_at: '2026-11-23T12:00:00.000Z', by: 'Sam' },
}

const listOf = (...drafts: Drafts): DraftList => ({ drafts, has_mail: true })

const BACKPACK: DraftProduct = {
  ...{ product_id: 5_000_111, variant: null, title: 'Backpack', thumbnail: '' },
  ...{ price: cents(6_000), for_sale: 4 },
}

function open(overrides: Partial<Services['drafts']> = {}, role: 'orders' | 'support' = 'orders') {
  return renderApp(withDialogs(<DraftsScreen />), {
    ...{ role, path: '/backoffice/drafts' },
    fakes: {
      countries: { list: async () => ({ countries: [], default_id: 222 }) },
      drafts: {
        ...{
          list: async () => listOf(ROW),
          quote: async () => QUOTE,
          products: async () => [BACKPACK],
        },
        ...overrides,
      },
    },
  })
}

it('an order is put together, priced by the shop and sent as it was shown', async () => {
  const create = jest.fn(async () => listOf(ROW))
  const quoted = jest.fn(async () => QUOTE)
  const { user } = open({ create, quote: quoted })
  await user.click(await screen.findByRole('button', { name: texts.send }))
  expect(screen.getByText(texts.noItems)).toBeVisible()

  await user.type(screen.getByRole('textbox', { name: texts.build }), 'https://shop.example/nyx')
  await user.click(screen.getByRole('button', { name: texts.addBuild }))
  expect(screen.getByText(texts.buildFault)).toBeVisible()
  await user.type(screen.getByRole('combobox', { name: texts.product }), 'backpack')
  expect(await screen.findByRole('option', { name: /Backpack/ })).toHaveTextContent('4 for sale')
  await user.keyboard('{Enter}')
  await user.type(screen.getByRole('textbox', { name: texts.countOf('Backpack') }), '{Backspace}2')
  const quote = await screen.findByRole('region', { name: texts.quote })
  expect(within(quote).getByText('$129.00')).toBeVisible()

  const words = { email: 'ada@example.com', name: 'Ada', line1: '1 Main Street', city: 'Albany' }
  for (const [name, text] of Object.entries(words)) {
    await user.type(screen.getByRole('textbox', { name: texts[name as keyof typeof words] }), text)
  }
  await user.click(screen.getByRole('button', { name: texts.send }))
  expect(create).toHaveBeenCalledWith(
    expect.objectContaining({
      ...{ email: 'ada@example.com', days: 7, expected_total: 12_900 },
      items: [{ product_id: 5_000_111, variant: null, count: 2 }],
    }),
  )
  expect(quoted).toHaveBeenLastCalledWith(expect.objectContaining({ email: 'ada@example.com' }))
  expect(await screen.findByText(texts.sent('ada@example.com'))).toBeVisible()
  expect(screen.getByRole('textbox', { name: texts.name })).toHaveValue('')
})

it('a draft is sent again, and canceled once that was confirmed', async () => {
  const send = jest.fn(async () => listOf(ROW))
  const cancel = jest.fn(async () => listOf({ ...ROW, state: 'canceled' }))
  const { user } = open({ send, cancel })
  await user.click(await screen.findByRole('button', { name: `${texts.again} : Backpack` }))
  expect(send).toHaveBeenCalledWith({ id: 4 })
  await user.click(screen.getByRole('button', { name: `${texts.cancel} : Backpack` }))
  const dialog = await screen.findByRole('dialog')
  expect(dialog).toHaveTextContent(cancelDraftDialog(ROW).message)
  await user.click(
    within(dialog).getByRole('button', { name: cancelDraftDialog(ROW).primaryButton }),
  )
  expect(await screen.findByText(texts.state('canceled'))).toBeVisible()
})

it('without a mail server it promises no email, and shows the link of the new draft', async () => {
  const withoutMail = { ...listOf(ROW), has_mail: false }
  const paid = { ...listOf({ ...ROW, state: 'paid', order_number: 'NK-1' }), has_mail: false }
  const { user } = open({
    ...{ list: async () => withoutMail, create: async () => withoutMail },
    take: async () => paid,
  })
  expect(await screen.findByText(texts.noServer)).toBeVisible()
  expect(screen.getByRole('button', { name: `${texts.extend} : Backpack` })).toBeVisible()
  await user.type(screen.getByRole('combobox', { name: texts.product }), 'backpack')
  await screen.findByRole('option', { name: /Backpack/ })
  await user.keyboard('{Enter}')
  const words = { email: 'ada@example.com', name: 'Ada', line1: '1 Main Street', city: 'Albany' }
  for (const [name, text] of Object.entries(words)) {
    await user.type(screen.getByRole('textbox', { name: texts[name as keyof typeof words] }), text)
  }
  await screen.findByRole('region', { name: texts.quote })
  await user.click(screen.getByRole('button', { name: texts.makeLink }))
  expect(await screen.findByText(texts.saved('ada@example.com'))).toBeVisible()
  expect(screen.getByDisplayValue(ROW.link)).toHaveAttribute('readonly')
  expect(screen.queryByText(texts.sent('ada@example.com'))).toBeNull()
  await user.click(screen.getByRole('button', { name: `${texts.take('cash')} : Backpack` }))
  const dialog = await screen.findByRole('dialog')
  expect(dialog).not.toHaveTextContent(/we email/i)
  await user.click(within(dialog).getByRole('button', { name: texts.take('cash') }))
  expect(await screen.findByRole('link', { name: 'NK-1' })).toBeVisible()
  expect(screen.queryByText(texts.saved('ada@example.com'))).toBeNull()
})

it('who may only read orders sends and cancels nothing', async () => {
  open({}, 'support')
  expect(await screen.findByText(texts.state('open'))).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
})

const DRAFT: Draft = {
  ...{ id: 4, state: 'open', email: 'ada@example.com', quote: QUOTE, problem: '', order: null },
  documents: [TERMS],
  expires_at: '2026-12-01T12:00:00.000Z',
  country_code: 'US',
  address: {
    ...{ name: 'Ada', line1: '1 Main Street', line2: '', city: 'Albany', region: 'NY' },
    ...{ postcode: '12207', country_id: 222, phone: '' },
    lines: ['Ada', '1 Main Street', 'Albany, NY 12207', 'United States'],
  },
  providers: [{ id: 'sandbox', title: 'Test payment', note: 'No money moves.', is_test: true }],
}
const openLink = (draft: Draft, overrides: Partial<Services['orders']> = {}) =>
  renderApp(<DraftScreen id="4" draftKey="k" />, {
    fakes: { orders: { readDraft: async () => draft, ...overrides } },
  })

it('its customer sees the total, and pays exactly that', async () => {
  const payDraft = jest.fn(async () => ({
    ...{
      order_number: 'NK-1',
      order_key: 'k',
      attempt_id: 'a',
      redirect_url: '/payment/sandbox/1',
    },
  }))
  const { user } = openLink(DRAFT, { payDraft })
  await user.click(await screen.findByRole('button', { name: draftOrder.pay(cents(12_900)) }))
  expect(payDraft).toHaveBeenCalledWith({
    provider: 'sandbox',
    expected_total: 12_900,
    documents: [TERMS.id],
    id: '4',
    key: 'k',
  })
  expect(leavePage).toHaveBeenCalledWith('/payment/sandbox/1')
})

it('names each item with its facts directly above the button', async () => {
  openLink(DRAFT)
  const review = await screen.findByRole('region', { name: orderReview.title })
  expect(review).toHaveTextContent('2 × BackpackBlack$120.00Order total $129.00')
  expect(review.nextElementSibling).toBe(
    screen.getByRole('button', { name: draftOrder.pay(cents(12_900)) }),
  )
})

it('a total that has changed is said, and the press is not lost', async () => {
  const changed = problem('draft_changed', { status: 409, message: 'New total.' })
  const { user } = openLink(DRAFT, { payDraft: async () => Promise.reject(changed) })
  await user.click(await screen.findByRole('button', { name: draftOrder.pay(cents(12_900)) }))
  expect(await screen.findByText('New total.')).toBeVisible()
})

it('a closed draft says why and leads to its order', async () => {
  openLink({ ...DRAFT, state: 'paid', quote: null, order: { number: 'NK-1', key: 'k' } })
  expect(await screen.findByText(draftOrder.closed('paid'))).toBeVisible()
  expect(screen.getByRole('link', { name: draftOrder.toOrder })).toLinkTo('/orders/NK-1/k')
})

it('what isn’t in the catalog and a discount with its reason are priced by the shop', async () => {
  const quoted = jest.fn(async () => QUOTE)
  const { user } = open({ quote: quoted })
  await user.click(await screen.findByRole('button', { name: texts.addFree }))
  expect(screen.getByText(texts.amountFault)).toBeVisible()
  await user.type(screen.getByRole('textbox', { name: texts.free }), 'Fitting')
  await user.type(screen.getByRole('textbox', { name: texts.freePrice }), '60.50')
  await user.selectOptions(screen.getByRole('combobox', { name: texts.freeKindLabel }), 'service')
  await user.click(screen.getByRole('button', { name: texts.addFree }))
  await user.type(screen.getByRole('textbox', { name: texts.givenDiscount }), '20')
  await user.type(screen.getByRole('textbox', { name: /Reason for the discount/ }), 'Scratch')
  await screen.findByRole('region', { name: texts.quote })
  expect(quoted).toHaveBeenLastCalledWith(
    expect.objectContaining({
      items: [{ free: { title: 'Fitting', price: 6_050, kind: 'service' }, count: 1 }],
      discount: { amount: 2_000, reason: 'Scratch' },
    }),
  )
})

it('a draft is paid in cash after the dialog said what follows', async () => {
  const take = jest.fn(async () => listOf({ ...ROW, state: 'paid', order_number: 'NK-1' }))
  const { user } = open({ take })
  await user.click(await screen.findByRole('button', { name: `${texts.take('cash')} : Backpack` }))
  const dialog = await screen.findByRole('dialog')
  expect(dialog).toHaveTextContent('Paid in cash: $129.00?')
  expect(take).not.toHaveBeenCalled()
  await user.click(within(dialog).getByRole('button', { name: texts.take('cash') }))
  expect(take).toHaveBeenCalledWith({ id: 4, way: 'cash', expected_total: 12_900 })
  expect(await screen.findByRole('link', { name: 'NK-1' })).toBeVisible()
})

it('an order that is paid already is placed at once, after the dialog said what follows', async () => {
  const paid = listOf({ ...ROW, state: 'paid', order_number: 'NK-7' })
  const create = jest.fn(async () => paid)
  const { user } = open({ list: async () => listOf(), create })
  await user.type(await screen.findByRole('combobox', { name: texts.product }), 'backpack')
  await screen.findByRole('option', { name: /Backpack/ })
  await user.keyboard('{Enter}')
  await screen.findByRole('region', { name: texts.quote })
  await user.click(screen.getByRole('button', { name: texts.take('terminal') }))
  expect(screen.queryByRole('dialog')).toBeNull()
  const words = { email: 'ada@example.com', name: 'Ada', line1: '1 Main Street', city: 'Albany' }
  for (const [name, text] of Object.entries(words)) {
    await user.type(screen.getByRole('textbox', { name: texts[name as keyof typeof words] }), text)
  }
  await user.click(screen.getByRole('button', { name: texts.take('terminal') }))
  const dialog = await screen.findByRole('dialog')
  expect(dialog).toHaveTextContent('Paid by card terminal: $129.00?')
  expect(dialog).toHaveTextContent('no link is sent')
  expect(create).not.toHaveBeenCalled()
  await user.click(within(dialog).getByRole('button', { name: texts.take('terminal') }))
  expect(create).toHaveBeenCalledWith(expect.objectContaining({ way: 'terminal' }))
  expect(await screen.findByText(texts.taken('NK-7'))).toBeVisible()
  expect(screen.getByRole('link', { name: 'NK-7' })).toBeVisible()
})
