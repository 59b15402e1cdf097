import { screen, within } from '@testing-library/react'

import { unreachable } from '@/__tests__/support/guest-shop'
import { renderApp } from '@/__tests__/support/render-app'
import { BikeReviews } from '@/components/shop/reviews/bike-reviews'
import type { WireReviewList } from '@/contract/shop/reviews/reviews'
import type { Services } from '@/services/services'

const REVIEW = {
  id: 1,
  bike_slug: 'nyx',
  bike_title: 'Nyx',
  name: 'Ada R.',
  is_verified: true,
  is_sample: false,
  answer: '',
  size: 'M',
  rider_height: 178,
  rating: 4,
  title: 'Quiet and quick',
  text: 'Six weeks of commuting, and I still take the long way home.',
  date: '2026-11-20',
}

const LIST: WireReviewList = {
  summary: {
    mean: 4.2,
    count: 8,
    histogram: [5, 4, 3, 2, 1].map((stars) => ({ stars, count: stars > 3 ? 4 : 0 })),
  },
  sizes: [
    { size: 'M', count: 5 },
    { size: 'L', count: 3 },
  ],
  heights: [{ band: '175-184', count: 2 }],
  found: 8,
  reviews: [REVIEW],
  page: 1,
  pages: 2,
}

type Query = NonNullable<Parameters<Services['reviews']['list']>[0]>

function open(answer: (query: Query) => WireReviewList) {
  const list = jest.fn(async (query: Query = {}) => answer(query))
  return {
    list,
    ...renderApp(<BikeReviews slug="nyx" />, { fakes: { reviews: { list } } }),
  }
}

test('shows the mean, the spread, and each review with who wrote it', async () => {
  open(() => LIST)
  expect(await screen.findByText('4.2')).toBeVisible()
  expect(screen.getByText('8 reviews')).toBeVisible()
  const review = within(screen.getByRole('article', { name: 'Quiet and quick' }))
  expect(review.getByRole('img', { name: '4 out of 5 stars' })).toBeVisible()
  expect(review.getByText('Verified owner: Nyx, M')).toBeVisible()
  expect(review.getByText('178 cm, 5′10″')).toBeVisible()
})

test('marks sample reviews once above the list, and each one in a mixed list', async () => {
  const samples = [1, 2].map((id) => ({ ...REVIEW, id, title: `Ride ${id}`, is_sample: true }))
  const { unmount } = open(() => ({ ...LIST, reviews: samples }))
  expect(await screen.findByText('This list contains only sample data.')).toBeVisible()
  expect(screen.getAllByText('Sample')).toHaveLength(1)
  expect(screen.queryByText(/^Verified owner/)).not.toBeInTheDocument()
  unmount()
  open(() => ({ ...LIST, reviews: [...samples, { ...REVIEW, id: 3 }] }))
  const owned = within(await screen.findByRole('article', { name: 'Quiet and quick' }))
  expect(owned.queryByText('Sample')).not.toBeInTheDocument()
  expect(screen.getAllByText('Sample')).toHaveLength(2)
  expect(screen.queryByText('This list contains only sample data.')).not.toBeInTheDocument()
})

test('a filter asks for its first page and says how many are left', async () => {
  const { user, list } = open(({ size, page = 1 }) => ({
    ...LIST,
    found: size ? 5 : 8,
    page: Number(page),
  }))
  await user.click(await screen.findByRole('button', { name: 'Older' }))
  await user.selectOptions(await screen.findByLabelText('Size'), 'M')
  expect(await screen.findByText('5 of 8 reviews')).toBeVisible()
  expect(list.mock.calls.map(([query]) => query)).toEqual([
    { bike: 'nyx', page: 1 },
    { bike: 'nyx', page: 2 },
    { bike: 'nyx', page: 1, size: 'M' },
  ])
})

test('filters that leave nothing say so and lead back to all', async () => {
  const { user } = open(({ height }) =>
    height ? { ...LIST, found: 0, reviews: [], pages: 1 } : LIST,
  )
  await user.selectOptions(await screen.findByLabelText('Rider height'), '175-184')
  expect(
    await screen.findByText('No reviews from owners with this size and height yet.'),
  ).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Show all reviews' }))
  expect(await screen.findByRole('article', { name: 'Quiet and quick' })).toBeVisible()
})

test('a bike without reviews says so', async () => {
  open(() => ({ ...LIST, summary: { mean: null, count: 0, histogram: [] }, found: 0, reviews: [] }))
  expect(await screen.findByText('No reviews yet.')).toBeVisible()
})

test('a failure leaves the way to another try', async () => {
  let tries = 0
  const { user } = open(() => {
    tries += 1
    if (tries === 1) throw unreachable()
    return LIST
  })
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('4.2')).toBeVisible()
})
