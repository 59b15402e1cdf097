import {
  emptyForm,
  FORM_FIELDS,
  formFieldOf,
  validateCheckout,
  type CheckoutForm,
} from '@/domain/shop/checkout/checkout-form'
import { cents } from '@/domain/kit/money'
import { parseDraft } from '@/store/checkout/checkout-draft'
import { sentKeyFor } from '@/utils/sent-key'
import { paymentBody } from '@/store/checkout/payment-body'

import { germany, unitedStates } from '@/__tests__/support/catalog/fixture-bike'

const find = (id: number) => [unitedStates, germany].find((country) => country.id === id)

function aForm(more: Partial<CheckoutForm> = {}): CheckoutForm {
  const form = emptyForm(unitedStates.id)
  return {
    ...form,
    email: ' ada@example.com ',
    shipping: {
      ...form.shipping,
      name: 'Ada Lovelace',
      line1: '12 Analytical Way',
      city: 'Portland',
      region: 'OR',
      postcode: '97205',
    },
    provider: 'sandbox',
    ...more,
  }
}

const order = {
  items: [{ product_id: 1, count: 1 }],
  promoCode: null,
  assemblyDealerId: null,
  total: cents(12_345),
  documents: [1],
}

it('lists the fields in the order of the page', () => {
  const fields = FORM_FIELDS.filter((field) => field.startsWith('shipping.'))
  const last = ['shipping.line2', 'shipping.postcode', 'shipping.city', 'shipping.region']
  expect(fields.slice(-4)).toEqual(last)
})

describe('the faults of a form', () => {
  it('are every required field of an empty one', () => {
    expect(Object.keys(validateCheckout(emptyForm(unitedStates.id), find)).sort()).toEqual([
      'email',
      'shipping.city',
      'shipping.line1',
      'shipping.name',
      'shipping.postcode',
      'shipping.region',
    ])
  })

  it('are none for a complete one', () => {
    expect(validateCheckout(aForm(), find)).toEqual({})
  })

  it('follow the address form of the country', () => {
    const shipping = { ...aForm().shipping, country_id: germany.id, region: '', postcode: 'ABC' }
    const faults = validateCheckout(aForm({ shipping }), find)
    expect(Object.keys(faults)).toEqual(['shipping.postcode'])
    expect(faults['shipping.postcode']).toMatchObject({ code: 'postcode' })
  })

  it.each(['ada', 'ada@', 'ada@example', 'a b@example.com', 'ada@example.c', 'a@b@c.de', ','])(
    'include the e-mail %j',
    (email) => {
      expect(validateCheckout(aForm({ email }), find)).toEqual({ email: { code: 'email' } })
    },
  )

  it('look at the billing address only when there is one', () => {
    const billing = emptyForm(unitedStates.id).shipping
    expect(Object.keys(validateCheckout(aForm({ billing }), find))).toContain('billing.city')
  })
})

describe('field errors of the server', () => {
  it.each([
    ['shipping_address.city', 'shipping.city'],
    ['shipping_address.phone', 'phone'],
    ['billing_address.postcode', 'billing.postcode'],
    ['email', 'email'],
    ['items.0', undefined],
  ])('of %s belong to the field %s', (path, field) => {
    expect(formFieldOf(path)).toBe(field)
  })
})

describe('the body of an order', () => {
  it('is trimmed, in dollars, and without a bill of its own', () => {
    expect(paymentBody(aForm({ phone: ' 1 ' }), order, find)).toMatchObject({
      email: 'ada@example.com',
      billing_address: null,
      expected_total: 12_345,
      shipping_address: { region: 'OR', phone: '1', line2: '' },
    })
  })

  it('leaves out the region where addresses have none', () => {
    const shipping = { ...aForm().shipping, country_id: germany.id, postcode: '10115' }
    const body = paymentBody(aForm({ shipping }), order, find)
    expect(body.shipping_address).toMatchObject({ region: '', postcode: '10115' })
  })
})

describe('the key of an order', () => {
  const body = paymentBody(aForm(), order, find)

  it('is a UUID of its own for each order', () => {
    const { key } = sentKeyFor(body, null)
    expect(key).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
    expect(sentKeyFor(body, null).key).not.toBe(key)
  })

  it('stays while nothing in the order changes, and goes when anything does', () => {
    const first = sentKeyFor(body, null)
    expect(sentKeyFor({ ...body }, first)).toEqual(first)
    expect(sentKeyFor({ ...body, expected_total: cents(1) }, first).key).not.toBe(first.key)
    expect(sentKeyFor({ ...body, email: 'b@example.com' }, first).key).not.toBe(first.key)
  })
})

describe('the draft of a tab', () => {
  it('comes back as it was kept', () => {
    const draft = {
      form: aForm({ billing: { ...aForm().shipping, name: 'Charles' }, promo_code: 'xmas' }),
      orderKey: { key: 'abcd-1234-efgh', hash: 'h' },
      placed: { number: 'NK-1', bought: [{ id: 'a', count: 2 }] },
    }
    expect(parseDraft(JSON.parse(JSON.stringify(draft)), 1)).toEqual(draft)
  })

  it.each([
    undefined,
    null,
    5,
    'text',
    [],
    { form: 5 },
    { form: { email: 7, shipping: [], billing: 'x' }, orderKey: { key: 'short' }, placed: {} },
    { form: { shipping: { country_id: -1, name: {} } }, placed: { number: 'n', bought: 'x' } },
  ])('of %j is an empty form', (value) => {
    expect(parseDraft(value, 222)).toEqual({ form: emptyForm(222), orderKey: null, placed: null })
  })
})
