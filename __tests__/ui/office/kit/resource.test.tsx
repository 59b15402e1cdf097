import { screen, waitFor, within } from '@testing-library/react'

import { campaigns as resource, type Campaign } from '@/contract/office/campaigns/campaigns'
import { campaigns as texts } from '@/messages/office/campaigns/campaigns'
import { edit as editTexts } from '@/messages/kit/edit'
import { campaigns as page } from '@/screens/backoffice/campaigns'
import type { ResourceServices } from '@/services/office/resources'

import { fakeServices } from '@/__tests__/support/fake-services'
import { problem } from '@/__tests__/support/guest-shop'
import { renderApp } from '@/__tests__/support/render-app'

const BANNER: Campaign = {
  ...{ id: 'new-model', kind: 'banner', title: 'A new bike', text: 'Be first.', code: null },
  ...{ link: '/news', link_label: 'Read more', starts_at: null, is_active: true },
  ...{ ends_at: '2026-12-31T11:22:33.000Z', state: 'running', is_shown: true, version: 'v1' },
}
const OLD: Campaign = { ...BANNER, id: 'old', title: 'Old news', is_shown: false }

function open(
  overrides: Partial<ResourceServices['campaigns']> = {},
  role: 'manager' | 'read_only' = 'manager',
) {
  const services = fakeServices({ campaigns: { list: async () => [BANNER, OLD], ...overrides } })
  return renderApp(page().body, { path: '/backoffice/campaigns', role, services })
}

const save = () => screen.getByRole('button', { name: editTexts.save })
const edit = async (title = 'A new bike') => screen.findByRole('button', { name: title })

it('says which one visitors see, and why they do not see another', async () => {
  const { user } = open()
  expect(await screen.findByRole('row', { name: /A new bike.*Running/ })).toBeVisible()
  await user.click(await edit('Old news'))
  expect(screen.getByText(texts.hidden.banner)).toBeVisible()
})

it('shows the banner as it is typed, and keeps the moment that nobody touched', async () => {
  const change = jest.fn(async (_id, body) => ({ ...BANNER, ...body, version: 'v2' }))
  const { user } = open({ change })
  await user.click(await edit())
  await user.type(screen.getByLabelText(texts.fields.title), ' soon')
  const preview = screen.getByRole('region', { name: texts.preview })
  expect(preview).toHaveTextContent('A new bike soon')
  await user.click(save())
  expect(await screen.findByText(texts.saved('A new bike soon'))).toBeVisible()
  expect(change).toHaveBeenCalledWith('new-model', {
    ...{ title: 'A new bike soon', text: 'Be first.', link: '/news', link_label: 'Read more' },
    ...{ code: null, starts_at: null, ends_at: BANNER.ends_at, is_active: true, version: 'v1' },
  })
})

it('by keyboard: N opens a new one; an offer needs a code, a banner a link of this kind', async () => {
  const add = jest.fn(async (body) => ({ ...BANNER, ...body, id: 'new' }))
  const list = async () =>
    add.mock.calls.length > 0 ? [{ ...OLD, id: 'new', title: 'Season' }, BANNER] : [BANNER, OLD]
  const { user } = open({ add, list })
  await edit()
  await user.keyboard('n')
  await waitFor(() => expect(screen.getByLabelText(texts.fields.title)).toHaveFocus())
  await user.keyboard('Season{Tab}Ride on.')
  await user.type(screen.getByLabelText(texts.fields.link.label), 'elsewhere.example')
  await user.click(save())
  expect(screen.getByText(resource.fields.link.spec.required ?? '')).toBeVisible()
  await user.selectOptions(screen.getByLabelText(texts.fields.kind.label), 'seasonal')
  await user.click(save())
  expect(screen.getByText(resource.fields.code.spec.required ?? '')).toBeVisible()
  await user.type(screen.getByLabelText(texts.fields.code.label), 'xmas')
  await user.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(() => expect(add).toHaveBeenCalled())
  expect(add.mock.calls[0]?.[0]).toMatchObject({ kind: 'seasonal', code: 'xmas', link: null })
  await waitFor(() => expect(screen.getByRole('button', { name: 'Season' })).toHaveFocus())
})

it('outlives a reload, and theirs is shown before it is saved over', async () => {
  const list = jest.fn(async () => [BANNER])
  const change = jest.fn(async (_id, body) => ({ ...BANNER, ...body }))
  change.mockImplementationOnce(async () => {
    list.mockImplementation(async () => [{ ...BANNER, title: 'Theirs', version: 'v2' }])
    throw problem('campaign_changed', { status: 409, message: '' })
  })
  const first = open({ list })
  await first.user.click(await edit())
  await first.user.type(screen.getByLabelText(texts.fields.title), '!')
  first.unmount()
  const { user } = open({ list, change })
  await user.click(await edit())
  expect(screen.getByLabelText(texts.fields.title)).toHaveValue('A new bike!')
  await user.click(save())
  expect(await screen.findByText(editTexts.news)).toBeVisible()
  expect(screen.getByLabelText(texts.fields.title)).toHaveValue('A new bike!')
  expect(screen.getByRole('button', { name: editTexts.showTheirs })).toHaveFocus()
  await user.keyboard('{Enter}')
  const theirs = within(screen.getByRole('group', { name: editTexts.theirs }))
  expect(theirs.getByLabelText(texts.fields.title)).toHaveValue('Theirs')
  expect(theirs.getByLabelText(texts.fields.title)).toBeDisabled()
  expect(theirs.queryByLabelText(texts.fields.text)).toBeNull()
  await user.click(screen.getByRole('button', { name: editTexts.keepMine }))
  expect(screen.queryByRole('group', { name: editTexts.theirs })).toBeNull()
  await waitFor(() => expect(save()).toHaveFocus())
  await user.keyboard('{Enter}')
  await waitFor(() => expect(change).toHaveBeenCalledTimes(2))
  expect(change.mock.calls[1]?.[1]).toMatchObject({ title: 'A new bike!', version: 'v2' })
})

it('a draft without a version is compared with what is saved', async () => {
  const first = open()
  await first.user.click(await edit())
  await first.user.type(screen.getByLabelText(texts.fields.title), '!')
  first.unmount()
  for (const key of Object.keys(sessionStorage)) {
    const stored = sessionStorage.getItem(key) ?? ''
    sessionStorage.setItem(key, stored.replace('"version":"v1"', '"seen":"v1"'))
  }
  const { user } = open()
  await user.click(await edit())
  expect(await screen.findByText(editTexts.news)).toBeVisible()
  expect(screen.getByLabelText(texts.fields.title)).toHaveValue('A new bike!')
})

it('who may only read looks at it', async () => {
  const { user } = open({}, 'read_only')
  await user.click(await edit())
  expect(screen.getByLabelText(texts.fields.title)).toBeDisabled()
  expect(screen.queryByRole('button', { name: editTexts.save })).toBeNull()
  expect(screen.queryByRole('button', { name: texts.add })).toBeNull()
})
