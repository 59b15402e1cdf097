import { screen, waitFor, within } from '@testing-library/react'
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime'

import { NewTextScreen } from '@/components/office/content/new-text-screen'
import { edit as editTexts } from '@/messages/kit/edit'
import { officeContent } from '@/messages/office/content/content'
import { searches as texts } from '@/messages/office/searches/searches'
import { searches as resource } from '@/contract/office/searches/searches'
import type { SearchInVain } from '@/contract/office/searches/searches'
import type { EntryOf, InputOf } from '@/contract/kit/resource/resource'
import type { ResourceServices } from '@/services/office/resources'

import { searches as page } from '@/screens/backoffice/searches'

import { fakeRouter } from '@/__tests__/support/fake-router'
import { fakeServices } from '@/__tests__/support/fake-services'
import { renderApp } from '@/__tests__/support/render-app'

const TRUNK: SearchInVain = {
  ...{ query: 'trunk rack', times: 1_400, last_day: '2026-11-19', results_now: 0 },
  unknown: ['trunk'],
}
const FOUND: SearchInVain = { ...TRUNK, query: 'velo', times: 3, results_now: 2, unknown: [] }
type SynonymGroup = EntryOf<typeof resource>
const TIRES: SynonymGroup = { id: '4', place: 'help', words: ['tire', 'tyre'], version: 'v1' }
const added = async (body: InputOf<typeof resource>) => ({ ...TIRES, ...body, id: '5' })

interface Given {
  searches?: SearchInVain[]
  services?: Partial<ResourceServices['searches']>
  role?: 'manager' | 'read_only'
  path?: string
}

const inVain = jest.fn<Promise<SearchInVain[]>, [{ place?: string }]>()

function open({ searches = [TRUNK, FOUND], ...options }: Given = {}) {
  inVain.mockImplementation(async () => searches)
  const services = fakeServices({
    searches: { inVain: inVain as never, list: async () => [TIRES], ...options.services },
  })
  return renderApp(page().body, {
    ...{ path: options.path ?? '/backoffice/searches', role: options.role ?? 'manager', services },
  })
}

const field = () => screen.getByLabelText(texts.fields.words)
const save = () => screen.getByRole('button', { name: editTexts.save })

it('one press begins a synonym with the word that nobody knows', async () => {
  const add = jest.fn(added)
  const { user } = open({ services: { add } })
  const row = await screen.findByRole('row', { name: /trunk rack 1,400.*Finds nothing/ })
  await user.click(within(row).getByRole('button', { name: texts.makeSynonymOf('trunk rack') }))
  await waitFor(() => expect(field()).toHaveFocus())
  await user.click(save())
  expect(screen.getByText(resource.fields.words.spec.wrong ?? '')).toBeVisible()
  await user.type(field(), 'luggage')
  await user.click(save())
  expect(await screen.findByText(texts.saved('trunk, luggage'))).toBeVisible()
  expect(add).toHaveBeenCalledWith({ place: 'help', words: ['trunk', 'luggage'] })
})

it('another press leads to a topic with its title, and what is found now says so', async () => {
  open()
  const link = await screen.findByRole('link', { name: texts.writeOf('trunk rack') })
  expect(link).toLinkTo('/backoffice/content/new?kind=help&title=Trunk%20rack')
  expect(screen.getByRole('row', { name: /velo.*2 topics/ })).toBeVisible()
})

it('searches of parts have synonyms of their own and lead to the search', async () => {
  const add = jest.fn(added)
  const path = '/backoffice/searches?place=spares'
  const { user } = open({ path, services: { add } })
  expect(await screen.findByRole('row', { name: /velo.*Finds 2 parts/ })).toBeVisible()
  expect(inVain).toHaveBeenCalledWith({ place: 'spares' })
  expect(screen.queryByRole('button', { name: 'tire, tyre' })).toBeNull()
  const chosen = screen.getByRole('link', { name: texts.places.spares })
  expect(chosen).toHaveAttribute('aria-current', 'true')
  const again = screen.getByRole('link', { name: texts.lookOf('trunk rack') })
  expect(again).toLinkTo('/spares?q=trunk%20rack')
  await user.click(screen.getByRole('button', { name: texts.makeSynonymOf('trunk rack') }))
  expect(field()).toHaveAccessibleDescription(texts.wordsHints.spares)
  await user.type(field(), 'luggage')
  await user.click(save())
  expect(await screen.findByText(texts.saved('trunk, luggage'))).toBeVisible()
  expect(add).toHaveBeenCalledWith({ place: 'spares', words: ['trunk', 'luggage'] })
})

it('what is open in one place is not carried to another', async () => {
  const at = (path: string) => (
    <RouterContext.Provider value={fakeRouter(path)}>{page().body}</RouterContext.Provider>
  )
  const services = fakeServices({ searches: { list: async () => [TIRES], inVain: async () => [] } })
  const { user, rerender } = renderApp(at('/backoffice/searches'), { role: 'manager', services })
  await user.click(await screen.findByRole('button', { name: 'tire, tyre' }))
  expect(field()).toHaveValue('tire, tyre')
  rerender(at('/backoffice/searches?place=forum'))
  expect(await screen.findByText(texts.none)).toBeVisible()
  expect(screen.queryByLabelText(texts.fields.words)).toBeNull()
})

it('a new text begins as the address asks', async () => {
  const services = fakeServices({
    content: { overview: async () => ({ entries: [], categories: [] }) as never },
  })
  const path = '/backoffice/content/new?kind=help&title=Trunk%20rack'
  renderApp(<NewTextScreen />, { path, role: 'manager', services })
  expect(await screen.findByLabelText(officeContent.titleField)).toHaveValue('Trunk rack')
  expect(screen.getByLabelText(officeContent.address)).toHaveValue('trunk-rack')
  expect(screen.getByLabelText(officeContent.kindField)).toHaveValue('help')
})

it('a removed group can be brought back', async () => {
  const [remove, add] = [jest.fn(async () => ({})), jest.fn(added)]
  const { user } = open({ services: { remove, add } })
  await user.click(await screen.findByRole('button', { name: 'tire, tyre' }))
  await user.click(screen.getByRole('button', { name: texts.remove }))
  expect(await screen.findByText(texts.removed('tire, tyre'))).toBeVisible()
  expect(remove).toHaveBeenCalledWith('4', 'v1')
  await user.click(screen.getByRole('button', { name: texts.undo }))
  expect(await screen.findByText(texts.saved('tire, tyre'))).toBeVisible()
  expect(add).toHaveBeenCalledWith({ place: 'help', words: ['tire', 'tyre'] })
})

it('who may only read looks at it; where everything was found it says so', async () => {
  open({ role: 'read_only', searches: [] })
  expect(await screen.findByText(texts.allFoundHint)).toBeVisible()
  expect(screen.queryByRole('button', { name: texts.add })).toBeNull()
})
