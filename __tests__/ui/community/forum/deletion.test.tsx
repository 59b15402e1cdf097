import { act, screen, waitFor, within } from '@testing-library/react'

import { DeletedThreads } from '@/components/community/forum/deleted-threads'
import { ThreadView } from '@/components/community/forum/thread-view'
import type { ForumPage } from '@/services/community/forum'
import type { Services } from '@/services/services'
import { loggedIn, userLoaded } from '@/store/auth/auth-slice'

import { aUser } from '@/__tests__/support/a-user'
import { aPost, aThread } from '@/__tests__/support/forum/forum-page'
import { unreachable } from '@/__tests__/support/guest-shop'
import { renderApp, withDialogs } from '@/__tests__/support/render-app'

function openAsMember(forum: Partial<Services['forum']>, screenOf = threadOf()) {
  const app = renderApp(screenOf, {
    path: '/forum',
    fakes: { forum: { waiting: async () => [], ...forum } },
  })
  act(() => {
    app.store.dispatch(loggedIn())
    app.store.dispatch(userLoaded(aUser()))
  })
  return app
}

const threadOf = () =>
  withDialogs(<ThreadView id={7} page={1} initialPage={aThread()} failure={null} />)

const deleted = aPost({ number: 2, id: 72, state: 'deleted', author: null, can_restore: true })

describe('a deleted post', () => {
  it('is taken back by whoever deleted it, and takes the focus', async () => {
    let page: ForumPage = aThread({}, [aPost(), deleted])
    const restore = jest.fn(async () => {
      page = aThread()
      return {}
    })
    const { user } = openAsMember({ thread: async () => page, restore })
    const undo = await screen.findByRole('button', { name: 'Undo #2' })
    expect(screen.getByText('This post was deleted.')).toBeVisible()
    expect(screen.getByText('You can undo this for 24 hours.')).toBeVisible()
    await user.click(undo)
    expect(restore).toHaveBeenCalledWith({ id: 72 })
    expect(await screen.findByText('Take less of it.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Undo #2' })).not.toBeInTheDocument()
    expect(screen.getAllByRole('article')[1]).toHaveFocus()
  })

  it('says so when it was not restored, and can be tried again', async () => {
    const page = aThread({}, [aPost(), deleted])
    const restore = jest.fn().mockRejectedValue(unreachable)
    const { user } = openAsMember({ thread: async () => page, restore })
    await user.click(await screen.findByRole('button', { name: 'Undo #2' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong')
    expect(screen.getByRole('button', { name: 'Undo #2' })).toBeEnabled()
  })

  it('offers nothing to others', async () => {
    const page = aThread({}, [aPost(), { ...deleted, can_restore: false }])
    openAsMember({ thread: async () => page })
    expect(await screen.findByText('This post was deleted.')).toBeVisible()
    expect(screen.queryByRole('button', { name: /Undo/ })).not.toBeInTheDocument()
  })
})

describe('a deleted thread', () => {
  it('leaves the way back in its place, and returns', async () => {
    const page = aThread({ is_own: true, can_remove: true })
    const restoreThread = jest.fn(async () => ({ thread: { id: 7, slug: 'which-pressure' } }))
    const calls = { thread: async () => page, removeThread: async () => ({}), restoreThread }
    const { user } = openAsMember(calls)
    await user.click(await screen.findByRole('button', { name: 'Delete thread' }))
    await user.click(within(await screen.findByRole('alertdialog')).getByText('Delete'))
    const title = await screen.findByRole('heading', { name: 'This thread is deleted' })
    await waitFor(() => expect(title).toHaveFocus())
    expect(screen.queryByRole('article')).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(restoreThread).toHaveBeenCalledWith({ id: 7 })
    expect(await screen.findAllByRole('article')).toHaveLength(2)
  })

  it('is listed for whoever deleted it and opened when it is restored', async () => {
    const thread = { id: 7, slug: 'which-pressure', title: 'Which pressure on packed snow?' }
    const until = '2026-11-03T10:00:00.000Z'
    const restoreThread = jest.fn(async () => ({ thread: { id: 7, slug: 'which-pressure' } }))
    const forum = { deleted: async () => [{ ...thread, until }], restoreThread }
    const { user, router } = openAsMember(forum, <DeletedThreads />)
    const name = 'Restore “Which pressure on packed snow?”'
    await user.click(await screen.findByRole('button', { name }))
    await waitFor(() => expect(router.push).toHaveBeenCalledWith('/forum/thread/7/which-pressure'))
  })
})
