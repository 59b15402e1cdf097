import { act, screen, waitFor } from '@testing-library/react'

import { ThreadView } from '@/components/community/forum/thread-view'
import type { LiveEvent } from '@/domain/kit/live'
import type { ForumPage } from '@/services/community/forum'
import type { Services } from '@/services/services'

import { aPost, aThread } from '@/__tests__/support/forum/forum-page'
import { renderApp } from '@/__tests__/support/render-app'

function openThread(latest: () => ForumPage) {
  let tell: (event: LiveEvent) => void = () => undefined
  const open: Services['live']['open'] = jest.fn((_query, { hear }) => {
    tell = (event) => hear(event, '1')
    return new Promise<never>(() => undefined)
  })
  const thread = jest.fn(async () => latest())
  const app = renderApp(<ThreadView id={7} page={1} initialPage={aThread()} failure={null} />, {
    path: '/forum/thread/7/which-pressure',
    fakes: { forum: { thread }, live: { open } },
  })
  const receiveEvent = async (event: LiveEvent) => {
    await waitFor(() => expect(open).toHaveBeenCalled())
    act(() => tell(event))
  }
  return { ...app, heard: receiveEvent, thread, open }
}

const POST: LiveEvent = { kind: 'post', subject: '7' }

function withMore(pages = 1): ForumPage {
  const { thread, posts, ...rest } = aThread()
  const more = aPost({ id: 99, number: 3 })
  return {
    ...rest,
    thread: { ...thread, posts: thread.posts + 1 },
    posts: pages === 1 ? [...posts, more] : posts,
    pages,
  }
}

test('a guest is told of a new reply and decides when it is shown', async () => {
  const { user, heard: receiveEvent, open } = openThread(() => withMore())
  await receiveEvent(POST)
  const button = await screen.findByRole('button', { name: 'Show 1 new reply' })
  expect(jest.mocked(open).mock.lastCall?.[0]).toEqual({ thread: '7' })
  expect(screen.getAllByRole('article')).toHaveLength(2)
  await user.click(button)
  expect(screen.getAllByRole('article')).toHaveLength(3)
  expect(button).not.toBeInTheDocument()
})

test('a reply on a later page is shown there', async () => {
  const { user, heard: receiveEvent, router } = openThread(() => withMore(2))
  await receiveEvent(POST)
  await user.click(await screen.findByRole('button', { name: 'Show 1 new reply' }))
  expect(router.push).toHaveBeenCalledWith(expect.stringContaining('page=2'))
})

test('what happens elsewhere, and what added nothing, is not told', async () => {
  const { heard: receiveEvent, thread } = openThread(() => aThread())
  await receiveEvent({ kind: 'order', subject: '7' })
  await receiveEvent({ kind: 'post', subject: '8' })
  await receiveEvent({ kind: 'reset', subject: '' })
  await waitFor(() => expect(thread).toHaveBeenCalledTimes(1))
  expect(screen.queryByRole('button', { name: /new repl/ })).not.toBeInTheDocument()
})
