import { screen, waitFor } from '@testing-library/react'

import { segments as resource, type Segment } from '@/contract/office/segments/segments'
import { ANYONE } from '@/domain/office/segments/segment'
import { chrome } from '@/messages/kit/chrome'
import { edit as editTexts } from '@/messages/kit/edit'
import { segments as texts } from '@/messages/office/segments/segments'
import { segments as page } from '@/screens/backoffice/segments'
import type { ResourceServices } from '@/services/office/resources'

import { fakeServices } from '@/__tests__/support/fake-services'
import { renderApp } from '@/__tests__/support/render-app'

const QUIET: Segment = {
  ...{ ...ANYONE, id: 'quiet', name: 'Quiet riders', quiet_days: 365 },
  ...{ bike_title: null, version: 'v1' },
}

function open(
  overrides: Partial<ResourceServices['segments']> = {},
  count = jest.fn(async () => 7),
) {
  const services = fakeServices({
    segments: { list: async () => [QUIET], count, ...overrides },
    bikes: { list: async () => [{ slug: 'nyx', title: 'Nyx', is_draft: false }] as never },
  })
  return renderApp(page().body, { path: '/backoffice/segments', role: 'manager', services })
}

const save = () => screen.getByRole('button', { name: editTexts.save })
const edit = async () => screen.findByRole('button', { name: QUIET.name })

it('says who is in a segment, how many, and leads to them', async () => {
  open()
  const row = await screen.findByRole('row', { name: /Quiet riders.*last order over 365 days ago/ })
  expect(row).toBeVisible()
  const links = await screen.findAllByRole('link', { name: texts.showOf(QUIET.name) })
  expect(links[0]).toHaveAttribute('href', '/backoffice/customers?segment=quiet')
  expect(links[0]).toHaveTextContent('7 customers')
})

it('counts while conditions are typed, and asks for nothing that can’t be read', async () => {
  const count = jest.fn(async () => 7)
  const { user } = open({}, count)
  await user.click(await edit())
  await user.selectOptions(screen.getByLabelText(texts.fields.bike), await screen.findByText('Nyx'))
  await waitFor(() =>
    expect(count).toHaveBeenLastCalledWith({ ...ANYONE, quiet_days: 365, bike: 'nyx' }),
  )
  const callCount = count.mock.calls.length
  await user.type(screen.getByLabelText(texts.fields.paid_min.label), 'much')
  expect(await screen.findByText(texts.notCounted)).toBeVisible()
  expect(count).toHaveBeenCalledTimes(callCount)
  await user.click(save())
  expect(screen.getByText(resource.fields.paid_min.spec.wrong ?? '')).toBeVisible()
})

it('a bike that can’t be listed stays chosen, and the list is loaded again on demand', async () => {
  const bikes = jest.fn(
    async () =>
      [
        { slug: 'homie', title: 'Homie', is_draft: false, ended_at: '2026-11-02T10:00:00.000Z' },
        { slug: 'next', title: 'Next', is_draft: true, ended_at: null },
      ] as never,
  )
  bikes.mockRejectedValueOnce(new Error('offline'))
  const segment = { ...QUIET, bike: 'nyx', bike_title: 'Nyx' }
  const services = fakeServices({
    segments: { list: async () => [segment], count: async () => 7 },
    bikes: { list: bikes },
  })
  const { user } = renderApp(page().body, {
    ...{ path: '/backoffice/segments', role: 'manager', services },
  })
  await user.click(await edit())
  await waitFor(() => expect(bikes).toHaveBeenCalled())
  expect(screen.getByLabelText(texts.fields.bike)).toHaveDisplayValue('Nyx')
  await user.click(await screen.findByRole('button', { name: chrome.tryAgain }))
  expect(await screen.findByRole('option', { name: 'Homie' })).toBeInTheDocument()
  expect(screen.queryByRole('option', { name: 'Next' })).toBeNull()
  expect(screen.getByLabelText(texts.fields.bike)).toHaveDisplayValue('Nyx')
})

it('by keyboard: N opens a new one, which needs a name and a condition', async () => {
  const add = jest.fn(async (body) => ({ ...QUIET, ...body, id: 'new' }))
  const { user } = open({ add })
  await edit()
  await user.keyboard('n')
  await waitFor(() => expect(screen.getByLabelText(texts.fields.name)).toHaveFocus())
  await user.click(save())
  expect(screen.getByText(resource.fields.name.spec.required ?? '')).toBeVisible()
  expect(screen.getByText('Choose at least one condition.')).toBeVisible()
  await user.type(screen.getByLabelText(texts.fields.name), 'Regulars')
  await user.type(screen.getByLabelText(texts.fields.orders_min.label), '3')
  await user.type(screen.getByLabelText(texts.fields.orders_max), '2')
  await user.click(save())
  expect(screen.getByText('Enter at least as much as in “from”.')).toBeVisible()
  await user.clear(screen.getByLabelText(texts.fields.orders_max))
  await user.type(screen.getByLabelText(texts.fields.paid_min.label), '1999.50')
  await user.selectOptions(screen.getByLabelText(texts.fields.newsletter.label), 'No')
  await user.click(save())
  expect(await screen.findByText(texts.saved('Regulars'))).toBeVisible()
  expect(add).toHaveBeenCalledWith({
    ...ANYONE,
    ...{ name: 'Regulars', orders_min: 3, paid_min: 199_950, newsletter: false },
  })
})

it('the first visit is told what a segment is for', async () => {
  open({ list: async () => [] })
  expect(await screen.findByText(texts.noneHint)).toBeVisible()
})
