import { defaultBuild } from '@/domain/shop/bikes/build'
import { cents } from '@/domain/kit/money'
import { GIFT_CARD_ID } from '@/domain/shop/gift-card/gift-card'
import { guaranteeNotice } from '@/domain/shop/goods/guarantee-notice'
import type { Letter } from '@/server/kernel/mail/letter'
import { accountLetter, type AccountMailKind } from '@/server/identity/account/account-letters'
import {
  newsletterConfirm,
  newsletterWelcome,
} from '@/server/community/newsletter/newsletter-letters'
import { buildReminder } from '@/server/buying/saved-builds/letter'
import { alertQuestion, backInStock } from '@/server/goods/stock-alerts/letters'
import { orderConfirmation } from '@/server/after-sale/letters/letters/order-confirmation'
import { orderEnded } from '@/server/after-sale/letters/letters/order-ended'
import { paymentFailed } from '@/server/after-sale/letters/letters/payment-failed'
import { refund } from '@/server/after-sale/letters/letters/refund'
import { shipped } from '@/server/after-sale/letters/letters/shipped'
import { dealerLetter, rideLetter, type RideEvent } from '@/server/community/dealers/ride-letters'
import { transfer } from '@/server/after-sale/letters/letters/transfer'
import { withdrawalReceipt } from '@/server/after-sale/letters/letters/withdrawal-receipt'
import { renderMail } from '@/server/kernel/mail/render'
import { seedDealers } from '@/server/seed/data/dealers'
import { TEST_SELLER } from '@/__tests__/support/seller'
import { aLineRow, anOrderRow } from '@/__tests__/support/orders/order-rows'
import { seedBike, seedCountry, US } from '@/__tests__/support/orders/orders'

const url = 'https://shop.test/orders/NK-100001/key?a=1&b=2'
const unsubscribe = 'https://shop.test/newsletter/unsubscribe/id/key'
const order = anOrderRow()
const lines = [aLineRow()]
const LINES = ['Ada Lovelace', '1 Main Street', 'Albany, NY 12207', 'United States']
const at = new Date('2026-11-20T12:34:00.000Z')
const ACCOUNT: AccountMailKind[] = [
  'confirm_email',
  'confirm_new_email',
  'reset_password',
  'password_changed',
  'session_ended',
  'second_factor_on',
  'second_factor_off',
  'second_factor_failed',
  'second_factor_reset',
  'second_factor_reset_done',
  'email_changed',
]
const parcel = {
  number: 1,
  carrier_title: 'UPS',
  tracking: '1Z999',
  tracking_url: 'https://www.ups.com/track?tracknum=1Z999',
  items: [{ title: 'Nyx', count: 1 }],
  frames: ['NX-10001'],
} as const
const rest = [{ title: 'Saddle', count: 2 }]

const RIDE_EVENTS: RideEvent[] = ['booked', 'moved', 'cancelled', 'reminder']
const [, , , , , , dealer] = seedDealers
if (!dealer) throw new Error('The seed lacks dealers.')
const rideFacts = {
  ride: { starts_at: at, name: 'Ada', email: 'ada@example.com', phone: '1', height_cm: 172 },
  bike: { bike_title: 'Nyx', size_title: 'L' },
  dealer: { ...dealer, address_lines: ['Linienhof 12', '10119 Berlin', 'Germany'] },
}

const links = {
  ...{ withdrawalUrl: `${url}/withdrawal`, policyUrl: `${url}/rrpolicy`, country: 'DE' },
  includesTax: false,
  starts: '2026-12-07',
  terms: [
    {
      ...{ title: 'Terms of sale', href: 'https://shop.test/terms/versions/2' },
      in_force_at: '2026-05-12T08:00:00.000Z',
    },
  ],
}
const RECEIPT = { includesTax: false, seller: TEST_SELLER, country: 'DE' }
const instructions = { account: 'Shop, 123', reference: 'NK-1-ABCD' }
const LETTERS: [string, Letter][] = [
  ['order confirmation', orderConfirmation({ order, lines, address: LINES, url, ...links })],
  ['payment failed', paymentFailed({ order, lines, url })],
  ['bank transfer', transfer({ order, lines, instructions, days: 7, url })],
  ['shipped', shipped({ order, lines, parcel, rest, url })],
  [
    'refund',
    refund({
      order,
      lines,
      amount: cents(5_000),
      to: 'provider',
      refundedSoFar: cents(5_000),
      about: '2 × Backpack, shipping',
      url,
    }),
  ],
  ['withdrawal receipt', withdrawalReceipt({ order, lines, at, isReturn: true, ...RECEIPT, url })],
  ['order cancelled', orderEnded({ order, lines, how: 'cancelled', url })],
  ['order expired', orderEnded({ order, lines, how: 'expired', url })],
  ['newsletter question', newsletterConfirm({ url, unsubscribe })],
  ['newsletter welcome', newsletterWelcome({ url, unsubscribe })],
  ['stock alert question', alertQuestion({ title: 'Backpack', url, unsubscribe })],
  ['back in stock', backInStock({ title: 'Backpack', url, unsubscribe })],
  ['saved build', buildReminder({ names: ['Winter bike'], url, unsubscribe })],
  ['saved builds', buildReminder({ names: ['Winter bike', 'Nyx'], url, unsubscribe })],
  ...RIDE_EVENTS.map((event): [string, Letter] => [
    `test ride ${event}`,
    rideLetter(event, { facts: rideFacts, url, calendarUrl: url }),
  ]),
  ...RIDE_EVENTS.map((event): [string, Letter] => [
    `test ride ${event} to the dealer`,
    dealerLetter(event, rideFacts, url),
  ]),
  ...ACCOUNT.map((kind): [string, Letter] => [kind, accountLetter(kind, url)]),
]

const ABOUT_ORDERS = [
  'order confirmation',
  'payment failed',
  'bank transfer',
  'shipped',
  'refund',
  'withdrawal receipt',
  'order cancelled',
  'order expired',
]

function shownBy(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, '\n')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}

describe.each(LETTERS)('the letter %s', (_name, { subject, ...content }) => {
  const { html, text } = renderMail(content)

  it('says the same in HTML and in plain text', () => {
    const { title, paragraphs, tables, action, closing } = content
    const rows = tables.flatMap(({ title: head, rows }) => [head, ...rows.flat()])
    const words = [title, ...paragraphs, ...rows, action?.label ?? '', closing].filter(Boolean)
    const shown = shownBy(html)
    for (const word of words) {
      expect(shown).toContain(word)
      expect(text).toContain(word)
    }
    if (content.unsubscribe) {
      expect(html).toContain(`href="${content.unsubscribe}"`)
      expect(text).toContain(content.unsubscribe)
    }
    const { url } = action ?? { url: '' }
    expect(text).toContain(url)
    expect(html).toContain(`href="${url.replaceAll('&', '&amp;')}"`)
    expect(html.startsWith('<!doctype html>')).toBe(true)
    expect(subject).not.toBe('')
  })

  it('loads nothing and runs nothing where no bike is pictured', () => {
    expect(html).not.toMatch(/<(script|img|link|iframe|object|form)\b|url\(|javascript:/i)
  })
})

const OF_ORDERS = LETTERS.filter(([name]) => ABOUT_ORDERS.includes(name))

it.each(OF_ORDERS)('the letter %s is named after the bike, then the number', (_name, letter) => {
  expect(letter.subject).toMatch(/: 2 × Nyx, size M, Moss \(NK-100001\)$/)
  expect(letter.paragraphs.join(' ')).toMatch(/2 × Nyx, size M, Moss \((order )?NK-100001\)/)
})

describe('what a buyer typed', () => {
  const EVIL = `<script>alert("x")</script><img src=x onerror='y'>"></td>&amp;`

  it('never becomes markup', () => {
    const evilOrder = anOrderRow({
      number: EVIL,
      tax_title: EVIL,
      shipping_address: { ...order.shipping_address, name: EVIL, line1: EVIL },
    })
    const evilLines = [
      aLineRow({
        title: EVIL,
        options: { color: EVIL, size: EVIL, upgrades: [] },
        build_sheet: { rows: [{ label: EVIL, text: EVIL }], prices: [] },
      }),
    ]
    const evilLinks = {
      ...{ withdrawalUrl: EVIL, policyUrl: EVIL, country: EVIL, includesTax: false, starts: null },
      terms: [{ title: EVIL, href: EVIL, in_force_at: '2026-05-12T08:00:00.000Z' }],
    }
    const all: Letter[] = [
      orderConfirmation({
        order: evilOrder,
        lines: evilLines,
        address: [EVIL],
        url: EVIL,
        ...evilLinks,
      }),
      paymentFailed({ order: evilOrder, lines: evilLines, url: EVIL }),
      shipped({
        order: evilOrder,
        lines: evilLines,
        parcel: { ...parcel, tracking: EVIL, items: [{ title: EVIL, count: 1 }], frames: [EVIL] },
        rest: [{ title: EVIL, count: 1 }],
        url: EVIL,
      }),
      withdrawalReceipt({
        ...{ order: evilOrder, lines: evilLines, at, isReturn: true, url: EVIL },
        ...RECEIPT,
      }),
      orderEnded({ order: evilOrder, lines: evilLines, how: 'cancelled', url: EVIL }),
      newsletterConfirm({ url: EVIL, unsubscribe: EVIL }),
      backInStock({ title: EVIL, url: EVIL, unsubscribe: EVIL }),
      buildReminder({ names: [EVIL], url: EVIL, unsubscribe: EVIL }),
    ]
    for (const letter of all) {
      const { html } = renderMail(letter)
      expect(html).not.toMatch(/<(script|img)\b/i)
      // The only quotes inside tags are those around our own attributes.
      expect(html).not.toMatch(/onerror='/)
    }
  })

  it('of a bike shows it in a picture that tells nothing of who reads', () => {
    const bike = defaultBuild(seedBike('nyx'), seedCountry(US))
    const paint = { first_color_id: 1, second_color_id: 2, name: 'For Ada' }
    const options = { color: 'Night', size: 'M', upgrades: [] }
    const own = [
      aLineRow({ kind: 'accessory', bike_slug: null }),
      aLineRow({ build: { ...bike, paint }, options }),
    ]
    for (const letter of [
      orderConfirmation({ order, lines: own, address: LINES, url, ...links }),
      shipped({ order, lines: own, parcel, rest, url }),
    ]) {
      const { html } = renderMail(letter)
      const [img = '', ...others] = html.match(/<img[^>]*>/g) ?? []
      expect(others).toEqual([])
      expect(img).toContain('src="https://shop.test/pictures/nyx?view=paper&amp;as=jpeg&amp;build=')
      expect(img).toContain('alt="Nyx, size M, Night"')
      expect(img).not.toMatch(/Ada|NK-100001|key/)
    }
  })

  it('of a parcel leads to its tracking page, or to the order', () => {
    const letter = (tracking_url: string | null) =>
      shipped({ order, lines, parcel: { ...parcel, tracking_url }, rest: [], url }).action?.url
    expect(letter(parcel.tracking_url)).toBe('https://www.ups.com/track?tracknum=1Z999')
    expect(letter(null)).toBe(url)
  })

  it('of a part says what is in the parcel and what still follows', () => {
    const { tables, paragraphs } = shipped({ order, lines, parcel, rest, url })
    expect(tables.map(({ title }) => title)).toEqual([
      'Delivery',
      'In this parcel',
      'Still to come',
    ])
    expect(tables[1]?.rows).toEqual([
      ['Nyx', '1 ×'],
      ['Frame number', 'NX-10001'],
    ])
    expect(tables[2]?.rows).toEqual([['Saddle', '2 ×']])
    expect(paragraphs[0]).toContain('The rest follows')
    expect(shipped({ order, lines, parcel, rest: [], url }).tables).toHaveLength(2)
  })
})

describe('the confirmation of an order', () => {
  const confirmed = (country: string, own = lines) =>
    renderMail(orderConfirmation({ order, lines: own, address: LINES, url, ...links, country }))
      .text

  it('contains the whole notice on the legal guarantee for goods that go to the EEA', () => {
    const { title, lead, blocks, url: link } = guaranteeNotice
    const texts = blocks.flatMap(({ text, items = [] }) => [text, ...items])
    for (const one of [title, lead, ...texts, link]) expect(confirmed('NO')).toContain(one)
    expect(confirmed('CH')).not.toContain(lead)
    const card = aLineRow({ product_id: GIFT_CARD_ID })
    expect(confirmed('NO', [card])).not.toContain(lead)
  })
})

describe('the amounts of an order', () => {
  it('add up to the total, with a discount only where there is one', () => {
    const { tables } = orderConfirmation({ order, lines, address: LINES, url, ...links })
    expect(tables[1]?.rows).toEqual([
      ['Subtotal', '$4,000.00'],
      ['Discount', '−$400.00'],
      ['Shipping', '$99.00'],
      ['Sales tax', '$295.92'],
      ['Order total', '$3,994.92'],
    ])
    const plain = anOrderRow({ discount_cents: cents(0) })
    const rows = orderConfirmation({ order: plain, lines, address: LINES, url, ...links }).tables[1]
      ?.rows
    expect(rows?.map(([label]) => label)).not.toContain('Discount')
  })

  it('a refund says whether it is all of it', () => {
    const amounts = { amount: cents(100), refundedSoFar: cents(100) }
    const part = { order, lines, ...amounts, about: '2 × Backpack', url }
    const whole = { ...part, refundedSoFar: order.total_cents }
    const words = (input: typeof part, to: 'provider' | 'credit') =>
      refund({ ...input, to }).paragraphs.join(' ')
    expect(words(part, 'provider')).toContain('This is a partial refund')
    expect(refund({ ...part, to: 'credit' }).tables?.[0]?.rows).toContainEqual([
      'Refunded items',
      '2 × Backpack',
    ])
    expect(words(part, 'provider')).toContain('your original payment method')
    expect(words(whole, 'credit')).toContain('the full refund of your order')
    expect(words(whole, 'credit')).toContain('in your store credit now')
  })
})

test('a confirmation has the amounts of the checkout, with tax where prices include it', () => {
  const taxes = [{ title: 'VAT', jurisdiction: 'Germany', rate: 190_000 }]
  const charged = (base: number, tax: number) =>
    taxes.map((one) => ({ ...one, base: cents(base), tax: cents(tax) }))
  const line = aLineRow({
    ...{ count: 1, price_cents: cents(10_000), total_cents: cents(10_000) },
    ...{ discount_cents: cents(0), taxes: charged(10_000, 1_900) },
  })
  const berlin = anOrderRow({
    ...{ subtotal_cents: cents(10_000), discount_cents: cents(0), shipping_cents: cents(1_000) },
    ...{ delivery_taxes: charged(1_000, 190), tax_cents: cents(2_090), tax_title: 'VAT' },
    ...{ total_cents: cents(13_090), assembly: null, assembly_cents: cents(0) },
  })
  const { tables = [] } = orderConfirmation({
    ...{ order: berlin, lines: [line], address: LINES, url },
    ...{ ...links, includesTax: true },
  })
  expect(tables[0]?.rows[0]?.[1]).toBe('$119.00')
  expect(tables[1]?.rows).toEqual([
    ['Subtotal', '$119.00'],
    ['Shipping', '$11.90'],
    ['Including VAT', '$20.90'],
    ['Order total', '$130.90'],
  ])
})

test('a confirmation says when building starts, and returns by the law of the address', () => {
  const textOf = (country: string) =>
    orderConfirmation({ order, lines, address: LINES, url, ...links, country }).paragraphs.join(' ')
  expect(textOf('US')).toMatch(/all set\. We start on .*7.*; until then you can change or cancel\./)
  expect(textOf('US')).toContain('You can return items until 14 days after the last item arrives')
  expect(textOf('DE')).toContain('You can withdraw from the contract until 14 days')
})

test('the receipt of a return says where, by when, what to write and who pays', () => {
  const receipt = (country: string) =>
    withdrawalReceipt({ order, lines, at, isReturn: true, ...RECEIPT, country, url })
  const { subject, tables = [] } = receipt('US')
  expect(subject).toMatch(/^Your return: /)
  expect(receipt('DE').subject).toMatch(/^Your withdrawal: /)
  expect(tables[1]?.rows.map(([label]) => label)).toEqual([
    'Send to',
    'Send by',
    'Write on the box',
    'Shipping',
  ])
  expect(tables[1]?.rows[2]?.[1]).toBe(order.number)
})
