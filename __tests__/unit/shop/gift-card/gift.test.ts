import { giftKey, parseGift, type Gift } from '@/domain/shop/gift-card/gift'
import { giftCardItem } from '@/domain/shop/gift-card/gift-card-item'
import { giftDayFault, giftDays, giftSendAt } from '@/domain/shop/gift-card/gift-day'
import { giftFaults, typedGift, type GiftForm } from '@/domain/shop/gift-card/gift-form'
import { giftStateOf } from '@/domain/shop/gift-card/gift-state'
import { addItem, parseGuestCart } from '@/domain/shop/cart/guest-cart'

const gift: Gift = {
  to_name: 'Jill',
  to_email: 'jill@example.com',
  from_name: 'Jack',
  message: 'Merry Christmas\nSee you soon',
  send_on: '2026-12-24',
}

describe('a stored gift', () => {
  test('comes back as it was, and nothing besides', () => {
    expect(parseGift({ ...gift, price: 1 })).toEqual(gift)
    expect(parseGift({ ...gift, message: '', send_on: null })).toEqual({
      ...gift,
      message: '',
      send_on: null,
    })
  })

  test.each([
    ['nothing', null],
    ['a list', [gift]],
    ['no name', { ...gift, to_name: ' ' }],
    ['a name of two lines', { ...gift, from_name: 'Jack\nBcc: all' }],
    ['a name too long', { ...gift, to_name: 'J'.repeat(81) }],
    ['no address', { ...gift, to_email: 'jill' }],
    ['two addresses', { ...gift, to_email: 'a@example.com,b@example.com' }],
    ['a message too long', { ...gift, message: 'm'.repeat(301) }],
    ['a control character', { ...gift, message: 'bell \u0007' }],
    ['a day the calendar lacks', { ...gift, send_on: '2027-02-29' }],
    ['a day in other words', { ...gift, send_on: 'tomorrow' }],
    ['no word of the day', { ...gift, send_on: undefined }],
  ])('is refused with %s', (_, value) => {
    expect(parseGift(value)).toBeNull()
  })
})

describe('the day of sending', () => {
  test('is today at the earliest and a year ahead at the latest', () => {
    const days = ['2026-11-22', '2026-11-23', '2027-11-23', '2027-11-24', null]
    const faults = days.map((send_on) => giftDayFault({ send_on }, '2026-11-23'))
    expect(faults).toEqual(['dayPast', null, null, 'dayFar', null])
  })

  test('follows the clocks of the shop, not those of London', () => {
    expect(giftDays(new Date('2026-11-23T03:00:00Z'))).toEqual({
      first: '2026-11-22',
      last: '2027-11-22',
    })
  })

  test.each([
    ['in winter', '2026-12-24', '2026-12-24T14:00:00.000Z'],
    ['in summer', '2027-07-01', '2027-07-01T13:00:00.000Z'],
    ['on the day clocks go forward', '2027-03-14', '2027-03-14T13:00:00.000Z'],
  ])('is at nine %s', (_, send_on, at) => {
    const paidAt = new Date('2026-11-23T08:00:00Z')
    expect(giftSendAt({ send_on }, paidAt).toISOString()).toBe(at)
  })

  test.each([
    ['today, early in the morning', '2026-11-23'],
    ['a day that has passed', '2026-11-20'],
    ['no day', null],
  ])('is right with the payment for %s', (_, send_on) => {
    const paidAt = new Date('2026-11-23T08:00:00Z')
    expect(giftSendAt({ send_on }, paidAt)).toEqual(paidAt)
  })
})

describe('a typed gift', () => {
  const form: GiftForm = { ...gift, send_on: '2026-12-24' }

  test('names what is missing or wrong by field', () => {
    const empty = { to_name: ' ', to_email: 'jill', from_name: '', message: 'm'.repeat(301) }
    expect(giftFaults({ ...empty, send_on: '2026-11-22' }, '2026-11-23')).toEqual({
      to_name: 'toNameMissing',
      to_email: 'toEmailMissing',
      from_name: 'fromNameMissing',
      message: 'messageLong',
      send_on: 'dayPast',
    })
    expect(giftFaults({ ...form, send_on: '24.12.' }, '2026-11-23')).toEqual({
      send_on: 'dayUnknown',
    })
    expect(giftFaults(form, '2026-11-23')).toEqual({})
  })

  test('is sent with the payment for today and without a day', () => {
    const days = ['', '2026-11-23', '2026-12-24'].map(
      (send_on) => typedGift({ ...form, send_on }, '2026-11-23').send_on,
    )
    expect(days).toEqual([null, null, '2026-12-24'])
  })
})

describe('the cards of a line', () => {
  const at = (day: string) => new Date(`${day}T14:00:00Z`)
  const send_at = at('2026-12-24')
  const waiting = { state: 'active' as const, send_at, sent_at: null }
  const sent = { ...waiting, sent_at: at('2026-12-24') }

  test.each([
    ['unpaid', []],
    ['waiting', [sent, waiting]],
    ['sent', [sent, { ...sent, state: 'redeemed' as const }]],
    ['ended', [{ ...waiting, state: 'void' as const }]],
  ])('are %s', (state, cards) => {
    expect(giftStateOf(cards).state).toBe(state)
  })
})

describe('a card in a guest’s cart', () => {
  const card = { id: 5_000_124, title: 'Gift card', thumbnail: '', description: '' }
  const itemFor = (to: Partial<Gift>) => {
    const item = giftCardItem(card, 100, { ...gift, ...to })
    if (!item) throw new Error('No such card.')
    return item
  }

  test('is a line of its own for each person, and one more for the same', () => {
    const jim = itemFor({ to_name: 'Jim', to_email: 'jim@example.com' })
    const cart = [jim, itemFor({}), itemFor({})].reduce<ReturnType<typeof addItem>>(
      (lines, item) => addItem(lines, item),
      [],
    )
    expect(cart.map((line) => [line.gift?.to_name, line.cartQuantity])).toEqual([
      ['Jim', 1],
      ['Jill', 2],
    ])
    expect(parseGuestCart(JSON.stringify(cart))).toEqual({ items: cart, dropped: 0 })
  })

  test('is dropped when its recipient can’t be read, so that its buyer doesn’t get it instead', () => {
    const broken = [{ ...itemFor({}), gift: { to_name: 'Jill' } }]
    expect(parseGuestCart(broken)).toEqual({ items: [], dropped: 1 })
  })
})

describe('the key of a gift', () => {
  test('is one for the same gift and another for every other', () => {
    const others: Gift[] = [
      { ...gift, to_name: 'Jim' },
      { ...gift, to_email: 'jim@example.com' },
      { ...gift, from_name: 'Joan' },
      { ...gift, message: '' },
      { ...gift, send_on: null },
    ]
    expect(new Set([gift, ...others].map(giftKey)).size).toBe(6)
    expect(giftKey({ ...gift, to_email: 'Jill@Example.com' })).toBe(giftKey({ ...gift }))
    expect(giftKey(null)).toBe('')
  })
})
