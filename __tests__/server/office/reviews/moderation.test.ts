import { sql } from 'drizzle-orm'

import type { ModeratedPage, ModeratedReview } from '@/contract/office/reviews/reviews'
import { seedSamples } from '@/server/seed/seed-samples'

import { freshOffice } from '@/__tests__/support/fixtures'
import { dataOf } from '@/__tests__/support/member-shop'

const { shop, office } = freshOffice('reviews')
beforeEach(async () => {
  await seedSamples(shop.url)
})

const page = async (query = '') => dataOf<ModeratedPage>(await office('GET', query))
const first = async () => {
  const [review] = (await page()).reviews
  if (!review) throw new Error('There is no review.')
  return review
}
const set = (review: ModeratedReview, change: Partial<ModeratedReview>) => {
  const { answer, hidden_reason, seen } = { ...review, ...change }
  return office('PUT', `/${review.id}`, { answer, hidden_reason, seen })
}
const shown = async () =>
  dataOf<{ found: number; reviews: { id: number; answer: string }[] }>(
    await shop.send('GET', '/api/reviews'),
  )

test('all are listed newest first, page by page and back', async () => {
  const one = await page()
  expect([one.reviews.length, one.previous]).toEqual([50, null])
  const two = await page(`?after=${one.next}`)
  expect([two.reviews.length, two.next]).toEqual([40, null])
  const ids = [...one.reviews, ...two.reviews].map(({ id }) => Number(id))
  expect(ids).toEqual([...ids].sort((a, b) => b - a))
  expect((await page(`?before=${two.previous}`)).reviews).toEqual(one.reviews)
})

test('a reply is read below the review; an empty one is gone', async () => {
  const review = await first()
  const saved = dataOf<ModeratedReview>(await set(review, { answer: 'Thank you!\r\nEnjoy it. ' }))
  expect(saved.answer).toBe('Thank you!\nEnjoy it.')
  const answerOf = async () =>
    (await shown()).reviews.find(({ id }) => String(id) === review.id)?.answer
  expect(await answerOf()).toBe('Thank you!\nEnjoy it.')
  await set(saved, { answer: '' })
  expect(await answerOf()).toBe('')
})

test('a hidden review is read by nobody, counts nowhere, and comes back', async () => {
  const review = await first()
  const before = await shown()
  const hidden = dataOf<ModeratedReview>(await set(review, { hidden_reason: 'An insult.' }))
  const after = await shown()
  expect(after.found).toBe(before.found - 1)
  expect(after.reviews.map(({ id }) => String(id))).not.toContain(review.id)
  expect((await page('?list=hidden')).reviews.map(({ id }) => id)).toEqual([review.id])
  await set(hidden, { hidden_reason: '' })
  expect(await shown()).toEqual(before)
})

test('the lists hold what they say', async () => {
  const all = [...(await page()).reviews, ...(await page(`?after=${(await page()).next}`)).reviews]
  const low = (await page('?list=low')).reviews
  expect(low.map(({ id }) => id)).toEqual(
    all.filter(({ rating }) => rating <= 2).map(({ id }) => id),
  )
  await set(await first(), { answer: 'Thanks.' })
  expect((await page('?list=unanswered')).reviews.map(({ id }) => id)).not.toContain(all[0]?.id)
  expect((await page('?list=hidden')).reviews).toEqual([])
})

test('of two who reply at once, or where the rider has changed it meanwhile, one is told', async () => {
  const review = await first()
  const tries = await Promise.all(['One.', 'Two.'].map((answer) => set(review, { answer })))
  expect(tries.map(({ status }) => status).sort()).toEqual([200, 409])
  const now = await first()
  await shop.db.execute(sql`update reviews set text = 'Other words.' where id = ${now.id}`)
  const late = await set(now, { answer: 'To the old words.' })
  expect(late.body.code).toBe('review_changed')
})

test('what is not there is not found, and too long a reply is refused', async () => {
  const review = await first()
  expect((await set({ ...review, id: '999999' }, {})).body.code).toBe('review_not_found')
  expect((await set(review, { answer: 'x'.repeat(2_001) })).status).toBe(422)
})
