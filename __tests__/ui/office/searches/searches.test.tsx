import { screen, waitFor, within } from '@testing-library/react'
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime'

import { SearchesScreen } from '@/components/office/searches/searches-screen'
import { NewTextScreen } from '@/components/office/content/new-text-screen'
import { edit as editTexts } from '@/messages/kit/edit'
import { officeContent } from '@/messages/office/content/content'
import { searches as texts } from '@/messages/office/searches/searches'
import { ApiFailure } from '@/services/http/failure'
import type { SearchInVain, SynonymGroup } from '@/services/office/searches'
import type { Services } from '@/services/services'

import { fakeRouter } from '@/__tests__/support/fake-router'
import { fakeServices } from '@/__tests__/support/fake-services'
import { renderApp } from '@/__tests__/support/render-app'

const TRUNK: SearchInVain = {
  ...{ query: 'trunk rack', times: 1_400, last_day: '2026-11-19', results_now: 0 },
  unknown: ['trunk'],
}
const FOUND: SearchInVain = { ...TRUNK, query: 'velo', times: 3, results_now: 2, unknown: [] }
const TIRES: SynonymGroup = { id: 4, words: ['tire', 'tyre'], seen: 'v1' }

interface Given {
  synonyms?: () => SynonymGroup[]
  searches?: SearchInVain[]
  services?: Partial<Services['searches']>
  role?: 'manager' | 'read_only'
  path?: string
}

function open({ synonyms = () => [TIRES], searches = [TRUNK, FOUND], ...options }: Given = {}) {
  const list = async () => ({ searches, synonyms: synonyms() })
  const services = fakeServices({ searches: { list, ...options.services } })
  return renderApp(<SearchesScreen />, {
    ...{ path: options.path ?? '/backoffice/searches', role: options.role ?? 'manager', services },
  })
}

const field = () => screen.getByLabelText(texts.words)
const save = () => screen.getByRole('button', { name: editTexts.save })

beforeEach(() => sessionStorage.clear())

it('one press begins a synonym with the word that nobody knows', async () => {
  const add = jest.fn(async (_: string, words: string[]) => ({ id: 5, words, seen: 'v1' }))
  const { user } = open({ services: { add } })
  const row = await screen.findByRole('row', { name: /trunk rack 1,400.*Finds nothing/ })
  await user.click(within(row).getByRole('button', { name: texts.makeSynonymOf('trunk rack') }))
  await waitFor(() => expect(field()).toHaveFocus())
  await user.click(save())
  expect(screen.getByText(texts.tooFew)).toBeVisible()
  await user.type(field(), 'luggage')
  await user.click(save())
  expect(await screen.findByText(texts.saved('trunk, luggage'))).toBeVisible()
  expect(add).toHaveBeenCalledWith('help', ['trunk', 'luggage'])
})

it('another press leads to a topic with its title, and what is found now says so', async () => {
  open()
  const link = await screen.findByRole('link', { name: texts.writeOf('trunk rack') })
  expect(link).toHaveAttribute('href', '/backoffice/content/new?kind=help&title=Trunk%20rack')
  expect(screen.getByRole('row', { name: /velo.*2 topics/ })).toBeVisible()
})

it('searches of parts have synonyms of their own and lead to the search', async () => {
  const [list, add] = [
    jest.fn(async () => ({ searches: [TRUNK, FOUND], synonyms: [] })),
    jest.fn(async (_: string, words: string[]) => ({ id: 5, words, seen: 'v1' })),
  ]
  const path = '/backoffice/searches?place=spares'
  const { user } = open({ path, services: { list, add } })
  expect(await screen.findByRole('row', { name: /velo.*Finds 2 parts/ })).toBeVisible()
  expect(list).toHaveBeenCalledWith('spares')
  const chosen = screen.getByRole('link', { name: texts.places.spares })
  expect(chosen).toHaveAttribute('aria-current', 'true')
  const again = screen.getByRole('link', { name: texts.lookOf('trunk rack') })
  expect(again).toHaveAttribute('href', '/spares?q=trunk%20rack')
  await user.click(screen.getByRole('button', { name: texts.makeSynonymOf('trunk rack') }))
  await user.type(field(), 'luggage')
  await user.click(save())
  expect(await screen.findByText(texts.saved('trunk, luggage'))).toBeVisible()
  expect(add).toHaveBeenCalledWith('spares', ['trunk', 'luggage'])
})

it('what is open in one place is not carried to another', async () => {
  const list = async (scope: string) => ({
    searches: [],
    synonyms: scope === 'help' ? [TIRES] : [],
  })
  const at = (path: string) => (
    <RouterContext.Provider value={fakeRouter(path)}>
      <SearchesScreen />
    </RouterContext.Provider>
  )
  const services = fakeServices({ searches: { list } })
  const { user, rerender } = renderApp(at('/backoffice/searches'), { role: 'manager', services })
  await user.click(await screen.findByRole('button', { name: 'tire, tyre' }))
  expect(field()).toHaveValue('tire, tyre')
  rerender(at('/backoffice/searches?place=forum'))
  expect(await screen.findByText(texts.noSynonyms)).toBeVisible()
  expect(screen.queryByLabelText(texts.words)).toBeNull()
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

it('theirs is shown before it is saved over', async () => {
  const changed = {
    kind: 'problem',
    status: 409,
    code: 'synonyms_changed',
    message: '',
    errors: [],
  }
  let theirs = TIRES
  const change = jest.fn(async () => {
    theirs = { ...TIRES, words: ['tire', 'wheel'], seen: 'v2' }
    throw new ApiFailure(changed as never)
  })
  const { user } = open({ synonyms: () => [theirs], services: { change } })
  await user.click(await screen.findByRole('button', { name: 'tire, tyre' }))
  await user.type(field(), ', rubber')
  await user.click(save())
  expect(await screen.findByText(editTexts.news)).toBeVisible()
  expect(field()).toHaveValue('tire, tyre, rubber')
  expect(change).toHaveBeenCalledWith(4, ['tire', 'tyre', 'rubber'], 'v1')
})

it('a removed group can be brought back', async () => {
  const [remove, add] = [jest.fn(async () => ({})), jest.fn(async () => TIRES)]
  const { user } = open({ services: { remove, add } })
  await user.click(await screen.findByRole('button', { name: 'tire, tyre' }))
  await user.click(screen.getByRole('button', { name: texts.remove }))
  expect(await screen.findByText(texts.removed('tire, tyre'))).toBeVisible()
  await user.click(screen.getByRole('button', { name: texts.undo }))
  expect(await screen.findByText(texts.saved('tire, tyre'))).toBeVisible()
  expect(add).toHaveBeenCalledWith('help', ['tire', 'tyre'])
})

it('who may only read looks at it; where everything was found it says so', async () => {
  open({ role: 'read_only', searches: [] })
  expect(await screen.findByText(texts.noneHint)).toBeVisible()
  expect(screen.queryByRole('button', { name: texts.add })).toBeNull()
})
