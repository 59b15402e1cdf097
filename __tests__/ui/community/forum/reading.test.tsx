import { act, screen, waitFor } from '@testing-library/react'

import { ThreadList } from '@/components/community/forum/thread-list'
import { ThreadView } from '@/components/community/forum/thread-view'
import type { Services } from '@/services/services'
import { loggedIn } from '@/store/auth/auth-slice'

import { aPost, aRow, aThread } from '@/__tests__/support/forum/forum-page'
import { unreachable } from '@/__tests__/support/guest-shop'
import { renderApp } from '@/__tests__/support/render-app'

const ROWS = [aRow({ replies: 44 }), aRow({ id: 8, title: 'Never opened', replies: 3 })]

function openList(forum: Partial<Services['forum']>, isMember = true) {
  const app = renderApp(<ThreadList threads={ROWS} hasCategory={false} />, {
    fakes: { forum },
  })
  if (isMember) act(() => void app.store.dispatch(loggedIn()))
  return app
}

describe('a list', () => {
  it('shows members what is new and leads to the first unread post', async () => {
    const reads = jest.fn(async () => [{ thread: 7, number: 41 }])
    openList({ reads })
    const link = await screen.findByRole('link', { name: '4 new, go to the first unread post' })
    expect(link).toHaveTextContent('4 new')
    expect(link).toLinkTo('/forum/thread/7/which-pressure?page=3#post-42')
    expect(reads).toHaveBeenCalledWith([7, 8])
    expect(screen.queryAllByText(/new$/)).toHaveLength(1)
  })

  it('asks nothing for guests, and shows nothing where marks can’t be read', async () => {
    const { unmount } = openList({}, false)
    unmount()
    const reads = jest.fn(() => Promise.reject(unreachable()))
    openList({ reads })
    await waitFor(() => expect(reads).toHaveBeenCalled())
    expect(screen.getByRole('link', { name: /Which pressure/ })).toBeVisible()
    expect(screen.queryByText(/new$/)).not.toBeInTheDocument()
  })

  it('is marked as read, and says so', async () => {
    let number = 41
    const markAllRead = jest.fn(async () => {
      number = 45
      return {}
    })
    const { user } = openList({ markAllRead, reads: async () => [{ thread: 7, number }] })
    await user.click(await screen.findByRole('button', { name: 'Mark all as read' }))
    expect(markAllRead).toHaveBeenCalledWith({ category: 'prime' })
    expect(await screen.findByText('All marked as read.')).toBeVisible()
    await waitFor(() => expect(screen.queryByText('4 new')).not.toBeInTheDocument())
  })

  it('says when it could not be marked', async () => {
    const markAllRead = jest.fn(() => Promise.reject(unreachable()))
    const { user } = openList({ markAllRead, reads: async () => [{ thread: 7, number: 41 }] })
    await user.click(await screen.findByRole('button', { name: 'Mark all as read' }))
    expect(await screen.findByText(/We couldn’t mark them as read\./)).toBeVisible()
    expect(screen.getByText('4 new')).toBeVisible()
  })
})

describe('a thread', () => {
  let look: (numbers: number[]) => void
  beforeEach(() => {
    window.IntersectionObserver = class {
      constructor(tell: IntersectionObserverCallback) {
        look = (numbers) => {
          const entries = numbers.map((number) => ({
            target: document.getElementById(`post-${number}`),
            isIntersecting: true,
          }))
          tell(entries as unknown as IntersectionObserverEntry[], this as never)
        }
      }
      observe() {
        return undefined
      }
      disconnect() {
        return undefined
      }
    } as unknown as typeof IntersectionObserver
  })

  const page = aThread(
    { posts: 3 },
    [1, 2, 3].map((number) => aPost({ number, id: 70 + number })),
  )

  function openThread(forum: Partial<Services['forum']>) {
    const app = renderApp(<ThreadView id={7} page={1} initialPage={page} failure={null} />, {
      fakes: { forum: { thread: async () => page, ...forum } },
    })
    act(() => void app.store.dispatch(loggedIn()))
    return app
  }

  it('shows where the last visit ended, and leads there', async () => {
    openThread({ reads: async () => [{ thread: 7, number: 2 }] })
    const link = await screen.findByRole('link', { name: '1 new since your last visit' })
    expect(link).toLinkTo('/forum/thread/7/which-pressure#post-3')
    const line = screen.getByText('New since your last visit')
    const [, second, third] = screen.getAllByRole('article')
    expect(second?.compareDocumentPosition(line)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(third?.compareDocumentPosition(line)).toBe(Node.DOCUMENT_POSITION_PRECEDING)
  })

  it('is marked when it is left, once, by the highest post that was in view', async () => {
    const markRead = jest.fn(async () => undefined)
    const reads = jest.fn(async () => [])
    const { unmount } = openThread({ reads, markRead })
    await waitFor(() => expect(reads).toHaveBeenCalled())
    await waitFor(() => expect(look).toBeDefined())
    act(() => look([1, 2]))
    expect(markRead).not.toHaveBeenCalled()
    unmount()
    expect(markRead.mock.calls).toEqual([[[{ thread: 7, number: 2 }]]])
  })

  it('is marked when the page is hidden', async () => {
    const markRead = jest.fn(async () => undefined)
    openThread({ reads: async () => [{ thread: 7, number: 1 }], markRead })
    await screen.findByText('New since your last visit')
    act(() => look([3]))
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    jest.restoreAllMocks()
    expect(markRead.mock.calls).toEqual([[[{ thread: 7, number: 3 }]]])
  })
})
