import { act, screen } from '@testing-library/react'

import { HelpAnswers } from '@/components/kit/layout/help-answers'
import type { WireHelpHits as HelpHits } from '@/contract/community/help-center/help-center'
import type { Services } from '@/services/services'

import { unreachable } from '@/__tests__/support/guest-shop'
import { renderApp } from '@/__tests__/support/render-app'

type Searching = Services['helpCenter']['searching']

const hit = (id: number) => ({
  ...{ id, slug: `topic-${id}`, title: `Topic ${id}`, marks: [] },
  category: { slug: 'care', title: 'Care' },
  found: { text: 'Clean the rotor.', marks: [[10, 15] as [number, number]], anchor: 'squealing' },
})
const FOUR: HelpHits = { query: '', total: 4, results: [1, 2, 3, 4].map(hit) }

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const show = (searching: Searching, message: string, isWriting = true) =>
  renderApp(<HelpAnswers message={message} isWriting={isWriting} />, {
    path: '/contact',
    fakes: { helpCenter: { searching } },
  })
const wait = () => act(() => jest.advanceTimersByTimeAsync(1_000))

it('offers the three best answers to the first line of what is written', async () => {
  const searching = jest.fn<ReturnType<Searching>, Parameters<Searching>>(async () => FOUR)
  show(searching, 'My brakes squeal\nsince Monday, and it is loud.')
  await wait()
  expect(searching.mock.calls.map(([{ keyword }]) => keyword)).toEqual(['My brakes squeal'])
  const links = screen.getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/help-center/topic-1#squealing',
    '/help-center/topic-2#squealing',
    '/help-center/topic-3#squealing',
  ])
  expect(screen.getByRole('status')).toHaveTextContent('3 answers that may help')
})

it('asks for nothing while there is too little to go by', async () => {
  show(async () => Promise.reject(new Error('Nobody asked.')), 'Hello')
  await wait()
  expect(screen.queryByRole('link')).toBeNull()
})

it('shows nothing new to a user who has left the message', async () => {
  show(async () => FOUR, 'My brakes squeal', false)
  await wait()
  expect(screen.queryByRole('link')).toBeNull()
})

it('says nothing of a search that failed', async () => {
  show(async () => Promise.reject(unreachable()), 'My brakes squeal')
  await wait()
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
})
