import { act, screen, waitFor } from '@testing-library/react'

import { NoticesScreen } from '@/components/community/forum/notices-screen'
import { ThreadWatch } from '@/components/community/forum/thread-watch'
import { NotificationBell } from '@/components/kit/layout/notification-bell'
import type { WireForumNotices as ForumNotices } from '@/contract/community/forum/forum'
import type { LiveOptions } from '@/services/kit/live'
import { loggedIn } from '@/store/auth/auth-slice'

import { aThread } from '@/__tests__/support/forum/forum-page'
import { unreachable } from '@/__tests__/support/guest-shop'
import { renderApp } from '@/__tests__/support/render-app'

const NOTICE = {
  id: 12,
  kind: 'mention' as const,
  thread: { id: 7, slug: 'which-pressure', title: 'Which pressure on packed snow?' },
  number: 22,
  actor: { id: 'usr_9', name: 'Ben R', avatar: null },
  created_at: '2026-11-02T10:00:00.000Z',
  is_read: false,
}

describe('the list of notifications', () => {
  const open = (page: ForumNotices, readNotices = jest.fn(async () => 0)) => {
    const notices = jest.fn(async () => page)
    const app = renderApp(<NoticesScreen />, {
      fakes: { forum: { notices, readNotices } },
    })
    return { ...app, notices, readNotices }
  }

  it('leads to the post, and marks as read what it shows', async () => {
    const { readNotices } = open({ notices: [NOTICE], next: null })
    expect(await screen.findByText('Ben R mentioned you in')).toBeInTheDocument()
    expect(screen.getByText('New')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: NOTICE.thread.title })).toLinkTo(
      '/forum/thread/7/which-pressure?page=2#post-22',
    )
    expect(readNotices).toHaveBeenCalledWith({ up_to: 12 })
  })

  it('is shown although the mark could not be saved', async () => {
    const failing = jest.fn(() => Promise.reject(unreachable()))
    open({ notices: [NOTICE], next: null }, failing)
    expect(await screen.findByText('Ben R mentioned you in')).toBeInTheDocument()
  })

  it('goes on to older ones, and says where there are none', async () => {
    const { user, notices } = open({ notices: [{ ...NOTICE, is_read: true }], next: 5 })
    await user.click(await screen.findByRole('button', { name: 'Older' }))
    await waitFor(() => expect(notices).toHaveBeenLastCalledWith({ before: 5 }))
    expect(await screen.findByRole('button', { name: 'Back to the newest' })).toBeInTheDocument()
  })

  it('says how to be notified where nobody was yet', async () => {
    open({ notices: [], next: null })
    expect(await screen.findByText('No notifications yet.')).toBeInTheDocument()
  })
})

it('the bell counts what is new, and again when the shop says so', async () => {
  let hear: LiveOptions['hear'] = () => undefined
  const unread = jest.fn<Promise<number>, []>().mockResolvedValueOnce(1).mockResolvedValue(2)
  const live = {
    open: jest.fn((_: unknown, options: LiveOptions) => {
      hear = options.hear
      return new Promise<never>(() => undefined)
    }),
  }
  const { store } = renderApp(<NotificationBell />, {
    fakes: { forum: { unread }, live },
  })
  expect(screen.getByRole('link', { name: 'Notifications' })).toBeInTheDocument()
  act(() => void store.dispatch(loggedIn()))
  expect(await screen.findByRole('link', { name: 'Notifications, 1 unread' })).toBeInTheDocument()
  await waitFor(() => expect(live.open).toHaveBeenCalled(), { timeout: 4_000 })
  act(() => hear({ kind: 'notification', subject: '' }, '1'))
  expect(await screen.findByRole('link', { name: 'Notifications, 2 unread' })).toBeInTheDocument()
})

it('how closely a thread is followed is shown at once, and taken back when it was not saved', async () => {
  const watch = jest.fn(() => Promise.reject(unreachable()))
  const onChange = jest.fn()
  const { thread } = aThread({ watch: 'normal' })
  const { user } = renderApp(<ThreadWatch thread={thread} onChange={onChange} />, {
    fakes: { forum: { watch } },
  })
  await user.selectOptions(screen.getByLabelText('Notifications for this thread'), 'Every reply')
  expect(watch).toHaveBeenCalledWith({ id: 7, level: 'watching' })
  await waitFor(() =>
    expect(onChange.mock.calls).toEqual([[{ watch: 'watching' }], [{ watch: 'normal' }]]),
  )
  expect(await screen.findByText(/We couldn’t save that./)).toBeInTheDocument()
})
