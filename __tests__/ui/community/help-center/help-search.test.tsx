import { act, screen, waitFor, within } from '@testing-library/react'

import { HelpResultsScreen } from '@/components/community/help-center/help-results-screen'
import { HelpScreen } from '@/components/community/help-center/help-screen'
import { ERROR_SENTENCE, type ApiError } from '@/contract/kit/errors'
import { readVainSearches } from '@/hooks/community/help-center/help-searches'
import { ApiFailure } from '@/services/http/failure'
import type {
  WireHelpHit as HelpHit,
  WireHelpHits as HelpHits,
} from '@/contract/community/help-center/help-center'
import type { Services } from '@/services/services'

import { expectOffers, expectRoundTrip } from '@/__tests__/support/combobox'
import { fakeServices } from '@/__tests__/support/fake-services'
import { renderApp } from '@/__tests__/support/render-app'

const CATEGORY = { slug: 'assembly-and-care', title: 'Assembly and care' }

function hit(id: number, slug: string, title: string): HelpHit {
  return {
    ...{ id, slug, title, category: CATEGORY },
    marks: [[0, 4]],
    found: { text: 'Change <b>the tube</b>.', marks: [[0, 6]], anchor: id === 2 ? 'worn' : null },
  }
}

const FLAT = hit(1, 'flat-tire', 'Flat tire')
const BRAKES = hit(2, 'brakes', 'My brakes squeal')
const TOPICS = [{ slug: 'flat-tire', title: 'I have a flat tire', description: 'Change the tube.' }]
const FAILURE: Extract<ApiError, { kind: 'problem' }> = {
  kind: 'problem',
  status: 503,
  code: 'database_unavailable',
  message: ERROR_SENTENCE.database_unavailable,
  errors: [],
  data: { total: 0, results: [] },
}

async function open(searching: Services['helpCenter']['searching']) {
  const services = fakeServices({ helpCenter: { searching } })
  const category = { ...CATEGORY, description: '', topics: TOPICS }
  const app = renderApp(<HelpScreen categories={[category]} useful={TOPICS} />, {
    services,
    path: '/help-center',
  })
  await screen.findByRole('combobox')
  return app
}

const answer = (results: HelpHit[], total = results.length): HelpHits => ({
  query: '',
  total,
  results,
})
const field = () => screen.getByRole('combobox', { name: 'Search the help center' })
const list = () => screen.getByRole('listbox', { name: 'Matching answers' })

it('offers answers while one types, announces their number, and is used by keyboard', async () => {
  const { user, router } = await open(async () => answer([FLAT, BRAKES], 7))
  await expectOffers(
    { user, field, list },
    {
      ...{ text: 'tire', path: '/help-center/brakes#worn', router },
      options: [
        /^Flat tireAssembly and careChange <b>the tube<\/b>\.$/,
        /^My brakes squealAssembly and careChange <b>the tube<\/b>\.$/,
        /^Show all 7 answers$/,
      ],
      announced: '7 answers found. Use the arrow keys to choose.',
    },
  )
})

it('walks around the ends of the list and closes with Escape, keeping what was typed', async () => {
  const { user } = await open(async () => answer([FLAT, BRAKES]))
  await expectRoundTrip({ user, field, list }, 'ti')
})

it('Enter without a choice opens the page of results', async () => {
  const { user, router } = await open(async () => answer([FLAT]))
  await user.type(field(), ' flat tire {Enter}')
  expect(router.push).toHaveBeenCalledWith('/help-center/search?q=flat+tire')
})

it('stores error, data and status of a failure, says what it is, and tries again', async () => {
  const searching = jest
    .fn<Promise<HelpHits>, Parameters<Services['helpCenter']['searching']>>()
    .mockRejectedValueOnce(new ApiFailure(FAILURE))
    .mockResolvedValue(answer([FLAT]))
  const { user, store } = await open(searching)
  await user.type(field(), 'tire')
  expect(await screen.findByRole('alert')).toHaveTextContent("Can't reach server right now.")
  const state = store.getState().helpCenter
  expect(state).toMatchObject({
    phase: 'failed',
    query: 'tire',
    error: { code: 'database_unavailable' },
    data: { total: 0, results: [] },
    status: 503,
  })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(field()).toHaveValue('tire')
  await user.click(field())
  expect(await within(list()).findAllByRole('option')).toHaveLength(1)
  expect(store.getState().helpCenter).toMatchObject({ error: null, data: null, status: null })
})

it('says that nothing was found, and what Enter does then', async () => {
  const { user } = await open(async () => answer([]))
  await user.type(field(), 'zzzz')
  expect(await screen.findByText('No answers match. Press Enter for other options.')).toBeVisible()
  expect(screen.getByText('No answers found.')).toHaveAttribute('role', 'status')
})

it('who was quicker than its code keeps the plain field and what stands in it', async () => {
  const services = fakeServices({ helpCenter: {} })
  const { user } = renderApp(<HelpScreen categories={[]} useful={TOPICS} />, { services })
  const plain = screen.getByRole('textbox', { name: 'Search the help center' })
  act(() => plain.focus())
  await user.keyboard('tire')
  expect(plain).toBeInTheDocument()
  expect(plain).toHaveFocus()
  expect(plain).toHaveValue('tire')
  expect(screen.queryByRole('combobox')).toBeNull()
})

it('a pause on what finds nothing keeps it for a message; what finds something is not kept', async () => {
  const { user } = await open(async ({ keyword: query }) => answer(query === 'tire' ? [FLAT] : []))
  await user.type(field(), 'tire')
  await within(list()).findAllByRole('option')
  await user.clear(field())
  await user.type(field(), 'trailer hitch')
  await waitFor(
    () => expect(readVainSearches()).toEqual([{ query: 'trailer hitch', results: 0 }]),
    { timeout: 5_000 },
  )
})

it('a page of results without any keeps its search', async () => {
  sessionStorage.clear()
  const found = { query: 'roof rack', total: 0, page: 1, pages: 0, is_partial: false }
  const props = { query: { q: 'Roof rack', page: 1 }, failure: null }
  renderApp(<HelpResultsScreen {...props} found={{ ...found, results: [], useful: [] }} />, {
    path: '/help-center/search',
    fakes: {},
  })
  await waitFor(() => expect(readVainSearches()).toEqual([{ query: 'roof rack', results: 0 }]))
})
