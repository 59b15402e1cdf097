import { screen, waitFor } from '@testing-library/react'

import { aUser } from '@/__tests__/support/a-user'
import { unreachable } from '@/__tests__/support/guest-shop'
import { renderApp, withDialogs } from '@/__tests__/support/render-app'
import { OwnReview } from '@/components/shop/reviews/own-review'
import type { Services } from '@/services/services'
import { omit } from '@/utils/omit'

const TEXT = 'Six weeks of commuting, and I still take the long way home.'
const WRITTEN = {
  id: 7,
  rating: 4,
  title: 'Quiet and quick',
  text: TEXT,
  rider_height: 170,
  consent: true,
  date: '2026-11-20',
  answer: '',
  hidden_reason: '',
}

type Reviews = Partial<Services['reviews']>

const open = (reviews: Reviews, arrival: string | null = null) =>
  renderApp(withDialogs(<OwnReview bikeId={3} arrival={arrival} />), { fakes: { reviews } })

beforeEach(() => localStorage.setItem('unit', '1'))

const openInFeet = (reviews: Reviews) =>
  renderApp(<OwnReview bikeId={3} arrival={null} />, {
    fakes: {
      session: { token: () => 'token', mark: () => 'mark' },
      account: { me: async () => aUser({ unit: 0 }) },
      reviews,
    },
  })

const empty: Reviews = { ofBike: async () => ({ state: 'open', review: null }) }

async function fill(user: ReturnType<typeof open>['user']) {
  await user.click(await screen.findByRole('radio', { name: '4 stars' }))
  for (const [label, words] of [
    ['Title', 'Quiet and quick'],
    ['Review', TEXT],
    ['Your height in cm', '170'],
  ] as const) {
    await user.click(screen.getByLabelText(label))
    await user.paste(words)
  }
}

const publish = (user: ReturnType<typeof open>['user']) =>
  user.click(screen.getByRole('button', { name: 'Publish review' }))

test('a bike that has not arrived says when it can be reviewed', async () => {
  open({ ofBike: async () => ({ state: 'not_delivered', review: null }) }, '2027-01-11')
  expect(await screen.findByText(/should arrive January 11, 2027/)).toBeVisible()
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('what was typed is still there after a failure, and is sent with the next try', async () => {
  const write = jest
    .fn<Promise<typeof WRITTEN>, unknown[]>()
    .mockRejectedValueOnce(unreachable())
    .mockResolvedValueOnce(WRITTEN)
  const { user } = open({ ...empty, write })
  await fill(user)
  await publish(user)
  expect(await screen.findByRole('alert')).toHaveTextContent("Can't reach server right now.")
  expect(screen.getByLabelText('Review')).toHaveValue(TEXT)
  expect(screen.getByRole('radio', { name: '4 stars' })).toBeChecked()
  await publish(user)
  expect(await screen.findByText(/^Thank you/)).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Quiet and quick' })).toBeVisible()
  const body = omit(WRITTEN, 'id', 'date', 'answer', 'hidden_reason')
  expect(write.mock.calls).toEqual([
    [{ ...body, order_bike_id: 3 }],
    [{ ...body, order_bike_id: 3 }],
  ])
})

test('a reload of the tab loses nothing of what was typed', async () => {
  const first = open(empty)
  await fill(first.user)
  first.unmount()
  open(empty)
  expect(await screen.findByLabelText('Review')).toHaveValue(TEXT)
  expect(screen.getByLabelText('Your height in cm')).toHaveValue('170')
})

test('what is missing is said at its field, and the first of them has the focus', async () => {
  const { user } = open(empty)
  await screen.findByRole('radio', { name: '4 stars' })
  await publish(user)
  expect(screen.getByText('Choose one to five stars.')).toBeVisible()
  expect(screen.getByLabelText('Title')).toHaveAccessibleDescription('Give your review a title.')
  await waitFor(() => expect(screen.getByRole('radio', { name: '5 stars' })).toHaveFocus())
})

test('a review is changed and keeps what is not touched', async () => {
  const change = jest.fn(async () => ({ ...WRITTEN, consent: false }))
  const ofBike: Reviews['ofBike'] = async () => ({ state: 'written', review: WRITTEN })
  const { user } = open({ ofBike, change })
  await user.click(await screen.findByRole('button', { name: 'Edit review' }))
  await user.click(screen.getByRole('checkbox', { name: /^Show my bike/ }))
  await user.click(screen.getByRole('button', { name: 'Save review' }))
  expect(await screen.findByText(/Shown without your bike’s size/)).toBeVisible()
  expect(change).toHaveBeenCalledWith(
    expect.objectContaining({ text: TEXT, consent: false, id: 7 }),
  )
})

test('a review is withdrawn after a question, and another one can be written', async () => {
  const withdraw = jest.fn(async () => ({}))
  const ofBike: Reviews['ofBike'] = async () => ({ state: 'written', review: WRITTEN })
  const { user } = open({ ofBike, withdraw })
  await user.click(await screen.findByRole('button', { name: 'Delete review' }))
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Your review is deleted.')).toBeVisible()
  expect(screen.getByLabelText('Review')).toHaveValue('')
  expect(withdraw).toHaveBeenCalledWith({ id: 7 })
})

const FEET = 'Your height in feet and inches'

test('a member with imperial units types feet and inches, and whole centimeters are sent', async () => {
  const write = jest.fn(async () => WRITTEN)
  const { user } = openInFeet({ ...empty, write })
  await user.click(await screen.findByRole('radio', { name: '4 stars' }))
  await user.type(screen.getByLabelText('Title'), 'Quiet and quick')
  await user.click(screen.getByLabelText('Review'))
  await user.paste(TEXT)
  await user.type(await screen.findByLabelText(FEET), '7′4″')
  await publish(user)
  expect(screen.getByLabelText(FEET)).toHaveAccessibleDescription(
    /Enter a height between 4′4″ and 7′2″\./,
  )
  await user.clear(screen.getByLabelText(FEET))
  await user.type(screen.getByLabelText(FEET), "5'10")
  expect(screen.getByLabelText(FEET)).toHaveAccessibleDescription('178 cm.')
  await publish(user)
  await waitFor(() =>
    expect(write).toHaveBeenCalledWith(
      expect.objectContaining({ rider_height: 178, order_bike_id: 3 }),
    ),
  )
})

test('a height that was given in centimeters is kept when it is only read in feet', async () => {
  const written = { ...WRITTEN, rider_height: 171 }
  const change = jest.fn(async () => written)
  const { user } = openInFeet({
    ofBike: async () => ({ state: 'written', review: written }),
    change,
  })
  await user.click(await screen.findByRole('button', { name: 'Edit review' }))
  expect(await screen.findByLabelText(FEET)).toHaveValue('5′7″')
  await user.click(screen.getByRole('checkbox', { name: /^Show my bike/ }))
  await user.click(screen.getByRole('button', { name: 'Save review' }))
  await waitFor(() =>
    expect(change).toHaveBeenCalledWith(expect.objectContaining({ rider_height: 171, id: 7 })),
  )
})

test('a rider reads what the shop says to the review, and why others cannot read it', async () => {
  const review = { ...WRITTEN, answer: 'Thank you, Ada.', hidden_reason: 'It names a neighbor.' }
  open({ ofBike: async () => ({ state: 'written', review }) })
  expect(await screen.findByText('Thank you, Ada.')).toBeVisible()
  expect(screen.getByText('It names a neighbor.')).toBeVisible()
})
