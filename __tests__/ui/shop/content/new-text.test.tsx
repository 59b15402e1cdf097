import { screen, waitFor } from '@testing-library/react'

import { NewTextScreen } from '@/components/office/content/new-text-screen'
import { officeContent as texts } from '@/messages/office/content/content'
import { ApiFailure } from '@/services/http/failure'
import type { Services } from '@/services/services'

import { fakeServices } from '@/__tests__/support/fake-services'
import { renderApp } from '@/__tests__/support/render-app'

const categories = [{ slug: 'riding', title: 'Riding' }]

function open(save: Services['content']['save']) {
  const overview = async () => ({ entries: [], categories })
  const services = fakeServices({ content: { save, overview } })
  return renderApp(<NewTextScreen />, {
    ...{ path: '/backoffice/content/new', role: 'content', services },
  })
}

const create = () => screen.getByRole('button', { name: texts.create })

it('the address follows the title until it is typed, and the draft opens in its editor', async () => {
  const save = jest.fn(async () => ({ number: 1, status: 'draft' as const }))
  const { user, router } = open(save)
  await user.type(screen.getByLabelText(texts.titleField), 'Fall tour: day 1')
  expect(screen.getByLabelText(texts.address)).toHaveValue('fall-tour-day-1')
  expect(screen.getByText(texts.addressOf('/news/fall-tour-day-1'))).toBeVisible()
  await user.clear(screen.getByLabelText(texts.address))
  await user.type(screen.getByLabelText(texts.address), 'tour')
  await user.type(screen.getByLabelText(texts.titleField), '!')
  await user.click(create())
  await waitFor(() => expect(router.push).toHaveBeenCalledWith('/backoffice/content/news/tour'))
  expect(save).toHaveBeenCalledWith(
    expect.objectContaining({
      kind: 'news',
      slug: 'tour',
      base: 0,
      title: 'Fall tour: day 1!',
      publish_at: null,
    }),
  )
})

it('a help topic needs a category, and a page no address of another page', async () => {
  const save = jest.fn(async () => ({ number: 1, status: 'draft' as const }))
  const { user } = open(save)
  await user.selectOptions(screen.getByLabelText(texts.kindField), 'page')
  await user.type(screen.getByLabelText(texts.titleField), 'Cart')
  await user.click(create())
  expect(screen.getByText(texts.addressFault)).toBeVisible()
  await user.selectOptions(screen.getByLabelText(texts.kindField), 'help')
  await user.click(create())
  expect(screen.getByText(texts.categoryFault)).toBeVisible()
  await user.selectOptions(await screen.findByLabelText(texts.category), 'riding')
  await user.click(create())
  expect(save).toHaveBeenCalledWith(
    expect.objectContaining({ kind: 'help', slug: 'cart', category: 'riding', owner: 'Support' }),
  )
})

it('an address that is taken is said beside it, and what was typed stays', async () => {
  const conflict = {
    kind: 'problem',
    status: 409,
    code: 'content_changed',
    message: '',
    errors: [],
  }
  const { user } = open(() => Promise.reject(new ApiFailure(conflict as never)))
  await user.type(screen.getByLabelText(texts.titleField), 'Bike passport')
  await user.click(create())
  expect(await screen.findByText(texts.addressTaken)).toBeVisible()
  expect(screen.getByLabelText(texts.titleField)).toHaveValue('Bike passport')
})
