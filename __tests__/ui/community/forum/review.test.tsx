import { act, screen, waitFor } from '@testing-library/react'

import { OfficeQueue } from '@/components/community/forum/office/office-queue'
import { WaitingPosts } from '@/components/community/forum/waiting-posts'
import type { ForumQueued } from '@/services/community/forum'
import type { WireForumQueue as ForumQueue } from '@/contract/community/forum/forum'
import type { Services } from '@/services/services'
import { loggedIn } from '@/store/auth/auth-slice'

import { fakeServices } from '@/__tests__/support/fake-services'
import { problem, unreachable } from '@/__tests__/support/guest-shop'
import { renderApp } from '@/__tests__/support/render-app'

jest.setTimeout(30_000)

const AT = '2026-11-02T10:00:00.000Z'
const POST: ForumQueued = {
  ...{ id: 5, title: 'Which pressure?', text: 'My <b>first</b> words.', created_at: AT },
  thread: { id: 7, slug: 'which-pressure', title: 'Which pressure?' },
  ...{ rejected_at: null, reason: '' },
}
const QUEUE: ForumQueue = {
  count: 1,
  posts: [{ ...POST, category: null, author: { id: 'usr_9', name: 'Newt R', avatar: null } }],
}

function open(screenOf: React.ReactElement, forum: Partial<Services['forum']>) {
  const app = renderApp(screenOf, { services: fakeServices({ forum }) })
  act(() => void app.store.dispatch(loggedIn()))
  return app
}

describe('what a member sent', () => {
  it('says that it waits, or why it was rejected, and is withdrawn', async () => {
    let posts = [POST, { ...POST, id: 6, rejected_at: AT, reason: 'Off topic.' }]
    const withdraw = jest.fn(async ({ id }: { id: string | number }) => {
      posts = posts.filter((post) => post.id !== id)
      return {}
    })
    const { user } = open(<WaitingPosts thread={7} reloadKey={0} />, {
      waiting: async () => posts,
      withdraw,
    })
    expect(await screen.findByRole('heading', { name: 'Waiting for review' })).toBeVisible()
    expect(screen.getByText('Waits for review')).toBeVisible()
    expect(screen.getByText('Not published: Off topic.')).toBeVisible()
    expect(screen.getAllByText('My <b>first</b> words.')).toHaveLength(2)
    await user.click(screen.getByRole('button', { name: 'Delete your post in “Which pressure?”' }))
    expect(withdraw).toHaveBeenCalledWith({ id: 5 })
    await waitFor(() => expect(screen.queryByText('Waits for review')).not.toBeInTheDocument())
  })

  it('is shown in its own thread only, and a failed press is said', async () => {
    const withdraw = jest.fn().mockRejectedValue(unreachable)
    const calls = { waiting: async () => [POST], withdraw }
    const { user } = open(
      <>
        <WaitingPosts thread={8} reloadKey={0} />
        <WaitingPosts thread={null} reloadKey={0} />
      </>,
      calls,
    )
    await user.click(await screen.findByRole('button', { name: /^Delete/ }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong')
  })
})

describe('the queue of the back office', () => {
  const openQueue = (forum: Partial<Services['forum']>) =>
    renderApp(<OfficeQueue onDecided={onDecided} />, {
      services: fakeServices({ forum: { queue: async () => QUEUE, ...forum } }),
      role: 'owner',
    })
  const onDecided = jest.fn()
  beforeEach(() => onDecided.mockClear())

  it('shows what waits, and publishes it', async () => {
    const review = jest.fn(async () => ({ published: null }))
    const { user } = openQueue({ review })
    expect(await screen.findByText('1 post is waiting')).toBeVisible()
    expect(screen.getByText('Newt R')).toBeVisible()
    await user.click(await screen.findByRole('button', { name: 'Approve' }))
    expect(review).toHaveBeenCalledWith({ is_approved: true, reason: null, id: 5 })
    await waitFor(() => expect(onDecided).toHaveBeenCalled())
  })

  it('asks for a reason before it rejects', async () => {
    const review = jest.fn(async () => ({ published: null }))
    const { user } = openQueue({ review })
    await user.click(await screen.findByRole('button', { name: 'Reject' }))
    expect(await screen.findByText('Enter a reason first.')).toBeVisible()
    expect(review).not.toHaveBeenCalled()
    await user.type(screen.getByLabelText('Reason (the author reads it)'), 'Off topic.')
    await user.click(screen.getByRole('button', { name: 'Reject' }))
    expect(review).toHaveBeenCalledWith({ is_approved: false, reason: 'Off topic.', id: 5 })
  })

  it('says what failed, and keeps the post', async () => {
    const review = jest.fn().mockRejectedValue(problem('forum_thread_locked'))
    const { user } = openQueue({ review })
    await user.click(await screen.findByRole('button', { name: 'Approve' }))
    expect(await screen.findByText('This thread is locked, so you can’t reply.')).toBeVisible()
    expect(screen.getByText('Newt R')).toBeVisible()
  })
})
