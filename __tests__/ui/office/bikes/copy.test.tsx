import { screen, within } from '@testing-library/react'

import { BikeScreen } from '@/components/office/bikes/bike-screen'
import { BikesScreen } from '@/components/office/bikes/bikes-screen'
import { cents } from '@/domain/kit/money'
import { bikeCopy as texts } from '@/messages/office/bikes/bike-copy'
import { bikes } from '@/messages/office/bikes/bikes'
import { newOptions } from '@/messages/office/bikes/bikes-new'
import type { Services } from '@/services/services'

import { aBikePage } from '@/__tests__/support/catalog/bike-page'
import { problem } from '@/__tests__/support/guest-shop'
import { renderApp, withDialogs } from '@/__tests__/support/render-app'
import { draftCopy, staffBike } from '@/__tests__/support/catalog/seed-catalog'

const nyx = staffBike('nyx')
const DRAFT = aBikePage(draftCopy(nyx, { slug: 'nyx-two', title: 'Nyx Two' }))

const open = (overrides: Partial<Services['bikes']>, page = aBikePage(nyx)) =>
  renderApp(withDialogs(<BikeScreen slug={page.bike.slug} />), {
    ...{ role: 'catalog' as const, path: `/backoffice/catalog/bikes/${page.bike.slug}` },
    fakes: {
      bikes: { read: async () => page, list: async () => [], ...overrides },
    },
  })
const press = (name: string) => screen.getByRole('button', { name })

it('a bike is copied under a name, whose address follows it until another one is typed', async () => {
  const copy = jest
    .fn()
    .mockRejectedValueOnce(problem('bike_slug_exists', { status: 409, message: 'Taken.' }))
    .mockResolvedValue(DRAFT)
  const { user, router } = open({ copy })
  await user.click(await screen.findByRole('button', { name: texts.open }))
  const form = within(screen.getByRole('form', { name: texts.open }))
  await user.click(press(newOptions.add))
  expect(form.getByText(texts.titleFault)).toBeVisible()
  await user.type(form.getByLabelText(texts.title), 'Nyx Two')
  expect(form.getByLabelText(texts.slug)).toHaveValue('nyx-two')
  await user.click(press(newOptions.add))
  expect(await form.findByText('Taken.')).toBeVisible()
  expect(form.getByLabelText(texts.title)).toHaveValue('Nyx Two')
  await user.type(form.getByLabelText(texts.slug), '-b')
  await user.type(form.getByLabelText(texts.title), '!')
  await user.click(press(newOptions.add))
  expect(copy).toHaveBeenLastCalledWith('nyx', { title: 'Nyx Two!', slug: 'nyx-two-b' })
  expect(router.push).toHaveBeenCalledWith('/backoffice/catalog/bikes/nyx-two')
})

it('a draft shows how it looks and is offered by a change', async () => {
  const { user } = open({}, DRAFT)
  const part = within(await screen.findByRole('region', { name: texts.draftTitle }))
  expect(part.getByText('Nyx Two')).toBeVisible()
  expect(screen.queryByRole('link', { name: bikes.shopPage })).not.toBeInTheDocument()
  await user.click(part.getByRole('checkbox', { name: texts.offer }))
  expect(screen.getByText(bikes.unsaved(1))).toBeInTheDocument()
})

it('a draft is removed once somebody is sure', async () => {
  const remove = jest.fn(async () => [])
  const { user, router } = open({ remove }, DRAFT)
  await user.click(await screen.findByRole('button', { name: texts.remove }))
  expect(remove).not.toHaveBeenCalled()
  await user.click(await screen.findByRole('button', { name: 'Remove' }))
  expect(remove).toHaveBeenCalledWith({ slug: 'nyx-two' })
  expect(router.push).toHaveBeenCalledWith('/backoffice/catalog/bikes')
})

it('the list says which bike is a draft', async () => {
  const row = {
    ...{ title: 'Nyx Two', price: cents(100), sizes: 1, colors: 1, colors_offered: 1, parts: 1 },
    ...{ parts_offered: 1, rules: 0, planned: 0, ended_at: null },
  }
  const list = async () => [
    { ...row, slug: 'nyx-two', is_draft: true },
    { ...row, title: 'Nyx', slug: 'nyx', is_draft: false },
  ]
  renderApp(<BikesScreen />, { role: 'catalog', fakes: { bikes: { list } } })
  expect(await screen.findAllByText(texts.draft)).toHaveLength(1)
})
