import { screen } from '@testing-library/react'

import { SearchScreen } from '@/components/community/forum/search-screen'
import { forumBike, forumQueryOf } from '@/domain/community/forum/forum-search'
import type { WireForumFound as ForumFound } from '@/contract/community/forum/forum'

import { aRow } from '@/__tests__/support/forum/forum-page'
import { renderApp } from '@/__tests__/support/render-app'

const HIT = {
  thread: aRow({ is_solved: true }),
  marks: [[6, 14]] as [number, number][],
  number: 22,
  author: null,
  created_at: '2026-11-02T10:00:00.000Z',
  excerpt: { text: 'Eight psi <b>', marks: [[6, 9]] as [number, number][] },
}

function open(
  input: Record<string, string>,
  found: ForumFound | null,
  failure: string | null = null,
) {
  const query = forumQueryOf(input)
  const categories = [{ slug: 'prime', title: 'Prime' }]
  const bikes = [forumBike('Nireeka Prime', 'Nireeka')]
  return renderApp(<SearchScreen {...{ query, categories, bikes, found, failure }} />, {
    path: '/forum/search',
  })
}

it('a search is sent with its filters, and starts with the first results', async () => {
  const { user, router } = open({ q: 'psi', after: '0.1.2.3.4' }, null, 'Not now.')
  await user.clear(screen.getByRole('searchbox'))
  await user.type(screen.getByRole('searchbox'), 'packed snow')
  await user.selectOptions(screen.getByLabelText('Bike'), 'Prime')
  await user.selectOptions(screen.getByLabelText('Answer'), 'Solved')
  await user.click(screen.getByRole('button', { name: 'Search' }))
  expect(router.push).toHaveBeenCalledWith('/forum/search?q=packed+snow&bike=prime&solved=yes')
})

it('a result leads to its post on its page, with the matches marked and no markup in it', () => {
  const { container } = open({ q: 'pressure' }, { results: [HIT], next: null, is_corrected: true })
  expect(screen.getByRole('link', { name: /Which pressure/ })).toLinkTo(
    '/forum/thread/7/which-pressure?page=2#post-22',
  )
  expect([...container.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual([
    'pressure',
    'psi',
  ])
  expect(screen.getByText(/<b>/)).toBeInTheDocument()
  expect(screen.getByText('We also searched for similar words.')).toBeInTheDocument()
  expect(screen.getByText('Deleted member')).toBeInTheDocument()
})

it('more results are at an address of their own, which leads back to the first', () => {
  open({ q: 'psi', after: '0.1.9.9.1' }, { results: [HIT], next: '0.1.5.7.2', is_corrected: false })
  expect(screen.getByRole('link', { name: 'More results' })).toLinkTo(
    '/forum/search?q=psi&after=0.1.5.7.2',
  )
  expect(screen.getByRole('link', { name: 'Back to the first results' })).toLinkTo(
    '/forum/search?q=psi',
  )
})

it('nothing found leads on, and a failure can be tried again', () => {
  const { unmount } = open({ q: 'psi' }, { results: [], next: null, is_corrected: false })
  expect(screen.getByText('We didn’t find anything.')).toBeInTheDocument()
  unmount()
  open({ q: 'psi' }, null, 'The forum isn’t available right now.')
  expect(screen.getByText('The forum isn’t available right now.')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Try again' })).toLinkTo('/forum/search?q=psi')
})
