import { contactFaults } from '@/domain/community/support/contact-form'
import { faultMessages } from '@/domain/kit/form-faults'
import { postFaults, threadFaults } from '@/domain/community/forum/forum-form'
import { NO_HEIGHT, toHeightValue } from '@/domain/kit/height'
import { reviewFaults } from '@/domain/shop/reviews/review-form'
import { rideFaults } from '@/domain/community/dealers/ride-form'

const contact = { name: 'Ada', email: 'ada@example.com', message: '0123456789' }

it.each([
  [contact, {}],
  [{ ...contact, name: ' ' }, { name: 'nameMissing' }],
  [{ ...contact, email: 'ada' }, { email: 'emailMissing' }],
  [{ ...contact, message: ' 012345678 ' }, { message: 'messageMissing' }],
  [{ ...contact, message: 'a'.repeat(5_001) }, { message: 'messageLong' }],
])('a message to the shop %#', (typed, faults) => {
  expect(contactFaults(typed)).toEqual(faults)
})

it('a thread needs a category and a title, a reply its text alone', () => {
  const empty = { title: '', category: '', tags: '', text: '' }
  expect(Object.keys(threadFaults(empty))).toEqual(['category', 'title', 'text'])
  expect(postFaults(empty)).toEqual({ text: 'textShort' })
  expect(postFaults({ text: 'a'.repeat(32_001) })).toEqual({ text: 'textLong' })
  expect(postFaults({ text: 'a'.repeat(20) })).toEqual({})
})

it('a review needs all but the consent', () => {
  const empty = { rating: 0, title: '', text: '', height: NO_HEIGHT }
  expect(reviewFaults(empty)).toEqual(['rating', 'title', 'text', 'height'])
  const whole = { rating: 4, title: 'Quiet', text: 'a'.repeat(200), height: toHeightValue(170) }
  expect(reviewFaults(whole)).toEqual([])
  expect(reviewFaults({ ...whole, height: toHeightValue(999) })).toEqual(['height'])
})

it('a test ride needs time, name and email; a height only when one is given', () => {
  const empty = { slot: null, name: '', email: '', height: NO_HEIGHT }
  expect(Object.keys(rideFaults(empty))).toEqual(['slot', 'name', 'email'])
  const whole = { ...empty, slot: {}, name: 'Ada', email: 'ada@example.com' }
  expect(rideFaults(whole)).toEqual({})
  expect(rideFaults({ ...whole, height: toHeightValue(99) })).toEqual({ height: 'height' })
})

it('faults are said by the sentences of their names', () => {
  const sentences = { missing: 'Enter it.', wrong: 'Mend it.' }
  expect(faultMessages({ a: 'missing', b: 'wrong' } as const, sentences)).toEqual({
    a: 'Enter it.',
    b: 'Mend it.',
  })
})
