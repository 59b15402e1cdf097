import { screen, within } from '@testing-library/react'

import { ReviewsScreen } from '@/components/office/reviews/reviews-screen'
import { edit } from '@/messages/kit/edit'
import { moderation as texts } from '@/messages/office/reviews/reviews'
import type { ModeratedReview } from '@/contract/office/reviews/reviews'
import type { Services } from '@/services/services'

import { fakeServices } from '@/__tests__/support/fake-services'
import { renderApp } from '@/__tests__/support/render-app'

const REVIEW: ModeratedReview = {
  ...{ id: '7', bike_title: 'Nyx', rating: 2, title: 'Too loud', text: 'The brakes squeal.' },
  ...{ name: 'Ada Rider', email: 'ada@example.com', customer_id: 'abc', date: '2026-11-01' },
  ...{ answer: '', hidden_reason: '', seen: 'v1' },
}
const LUCA = { ...REVIEW, id: '6', title: 'Fine', email: 'luca@riders.example', name: 'Luca' }

function open(
  overrides: Partial<Services['moderation']> = {},
  role: 'manager' | 'read_only' = 'manager',
) {
  const list = async () => ({ reviews: [REVIEW, LUCA], next: null, previous: null })
  const services = fakeServices({ moderation: { list, ...overrides } })
  return renderApp(<ReviewsScreen />, { path: '/backoffice/reviews', role, services })
}

const row = async (name = 'Too loud') =>
  within((await screen.findByRole('heading', { name })).closest('li') as HTMLElement)

it('shows what riders said, and how many of them are samples', async () => {
  open()
  expect((await row()).getByText('The brakes squeal.')).toBeVisible()
  expect((await row()).queryByText('Sample')).toBeNull()
  expect((await row('Fine')).queryByText('Sample')).toBeNull()
  expect(screen.getByText(/^1 of 2 entries, /)).toBeVisible()
  expect((await row()).getByRole('link', { name: 'Ada Rider' })).toLinkTo(
    '/backoffice/customers/abc',
  )
})

it('marks a list of samples once', async () => {
  open({
    list: async () => ({
      reviews: [LUCA, { ...LUCA, id: '5', title: 'Good' }],
      next: null,
      previous: null,
    }),
  })
  expect((await row('Fine')).queryByText('Sample')).toBeNull()
  expect(screen.getAllByText('Sample')).toHaveLength(1)
})

it('replies by keyboard', async () => {
  const set = jest.fn(async ({ id: _id, ...body }) => ({ ...REVIEW, ...body, seen: 'v2' }))
  const { user } = open({ set })
  await screen.findByRole('heading', { name: 'Too loud' })
  await user.keyboard('j{Enter}')
  expect(screen.getByLabelText(texts.answer, { selector: 'textarea' })).toHaveFocus()
  await user.keyboard('We’ll look at them.')
  await user.click(screen.getByRole('button', { name: edit.save }))
  expect(await screen.findByText(texts.saved('Too loud'))).toBeVisible()
  expect(set).toHaveBeenCalledWith({
    ...{ answer: 'We’ll look at them.', hidden_reason: '', seen: 'v1' },
    id: '7',
  })
})

it('hides with a reason, and not without one', async () => {
  const set = jest.fn(async ({ id: _id, ...body }) => ({ ...REVIEW, ...body, seen: 'v2' }))
  const { user } = open({ set })
  await user.click((await row()).getByRole('button', { name: texts.open('Too loud') }))
  await user.click(screen.getByLabelText(texts.hide))
  await user.click(screen.getByRole('button', { name: edit.save }))
  expect(screen.getByText(texts.reasonFault)).toBeVisible()
  expect(set).not.toHaveBeenCalled()
  await user.type(screen.getByLabelText(texts.reason), 'An insult.')
  await user.click(screen.getByRole('button', { name: edit.save }))
  expect(set).toHaveBeenCalledWith({ answer: '', hidden_reason: 'An insult.', seen: 'v1', id: '7' })
})

it('who may only read sees no way to reply', async () => {
  open({}, 'read_only')
  await row()
  expect(screen.queryByRole('button', { name: texts.open('Too loud') })).toBeNull()
})
