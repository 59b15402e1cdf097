import { act, screen } from '@testing-library/react'

import { ForumScreen } from '@/components/community/forum/forum-screen'
import { ThreadListScreen } from '@/components/community/forum/thread-list-screen'
import { loggedIn } from '@/store/auth/auth-slice'

import { aRow } from '@/__tests__/support/forum/forum-page'
import { renderApp } from '@/__tests__/support/render-app'

const LIST = { category: null, threads: [aRow()], found: 90, page: 1, pages: 5 }
const back = () => screen.getByRole('link', { name: 'Back' })

it('back leads from /forum/1 to the front page', async () => {
  const { user, router } = renderApp(
    <ThreadListScreen list={LIST} failure={null} category={null} tag={null} page={1} />,
    { path: '/forum/1' },
  )
  expect(back()).toLinkTo('/')
  await user.click(back())
  expect(router.back).not.toHaveBeenCalled()
})

it('back leads one page back from every other page, and to /forum/1 where there is none', async () => {
  const { user, router } = renderApp(
    <ThreadListScreen
      list={{ ...LIST, page: 2 }}
      failure={null}
      category={null}
      tag={null}
      page={2}
    />,
    { path: '/forum/2' },
  )
  expect(back()).toLinkTo('/forum/1')
  window.history.pushState({}, '', '/forum/2')
  await user.click(back())
  expect(router.back).toHaveBeenCalledTimes(1)
})

it('a list leads to its other pages and names the present one', () => {
  renderApp(<ThreadListScreen list={LIST} failure={null} category={null} tag={null} page={1} />)
  expect(screen.getByRole('link', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page')
  expect(screen.getByRole('link', { name: 'Page 5' })).toLinkTo('/forum/5')
  expect(screen.getByRole('link', { name: 'Next' })).toLinkTo('/forum/2')
  expect(screen.getByRole('link', { name: /Which pressure/ })).toLinkTo(
    '/forum/thread/7/which-pressure',
  )
})

it('an empty category invites, and a failure offers another try', () => {
  const category = { slug: 'nyx', title: 'Nyx', description: 'Trails.', threads: 0 }
  const { unmount } = renderApp(
    <ThreadListScreen
      list={{ category, threads: [], found: 0, page: 1, pages: 1 }}
      failure={null}
      category="nyx"
      tag={null}
      page={1}
    />,
  )
  expect(screen.getByText('No posts here yet.')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'New thread' })).toLinkTo('/forum/new?category=nyx')
  unmount()
  renderApp(<ForumScreen index={null} failure="Can't reach server right now." />)
  expect(screen.getByRole('alert')).toHaveTextContent("Can't reach server right now.")
  expect(screen.getByRole('link', { name: 'Try again' })).toLinkTo('/forum')
})

it('a member finds hidden threads of his own under the others', async () => {
  const hidden = aRow({ id: 8, title: 'Something I regret', is_hidden: true })
  const { store } = renderApp(
    <ThreadListScreen list={LIST} failure={null} category={null} tag={null} page={1} />,
    {
      fakes: {
        forum: { hidden: async () => [hidden], deleted: async () => [], waiting: async () => [] },
      },
    },
  )
  act(() => void store.dispatch(loggedIn()))
  expect(await screen.findByRole('heading', { name: 'Hidden threads' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Something I regret' })).toBeInTheDocument()
})
