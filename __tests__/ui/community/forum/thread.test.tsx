import { act, screen, waitFor, within } from '@testing-library/react'

import { ThreadView } from '@/components/community/forum/thread-view'
import type { ForumPage } from '@/services/community/forum'
import type { Services } from '@/services/services'
import { loggedIn, userLoaded } from '@/store/auth/auth-slice'

import { aUser } from '@/__tests__/support/a-user'
import { aPost, aThread } from '@/__tests__/support/forum/forum-page'
import { pendingCall, problem, unreachable } from '@/__tests__/support/guest-shop'
import { renderApp, withDialogs } from '@/__tests__/support/render-app'

type Forum = Services['forum']
const PATH = '/forum/thread/7/which-pressure'
beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn()
})

function openAsGuest(input: ForumPage | null = aThread(), failure: string | null = null) {
  return renderApp(
    withDialogs(<ThreadView id={7} page={1} initialPage={input} failure={failure} />),
    { path: PATH },
  )
}

async function openAsMember(calls: Partial<Forum>, input: ForumPage | null = aThread()) {
  const thread = calls.thread ?? (async () => input ?? aThread())
  const app = renderApp(
    withDialogs(<ThreadView id={7} page={1} initialPage={input} failure={null} />),
    {
      path: PATH,
      fakes: { forum: { thread, waiting: async () => [], ...calls } },
    },
  )
  act(() => {
    app.store.dispatch(loggedIn())
    app.store.dispatch(userLoaded(aUser()))
  })
  await screen.findByRole('heading', { name: 'Write a reply' })
  return app
}

const likeButton = (number: number) =>
  screen.getByRole('button', { name: new RegExp(`^Like post ${number}`) })

describe('a guest', () => {
  it('reads the thread and is led to the login and back', async () => {
    openAsGuest()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Which pressure on packed snow?',
    )
    expect(screen.getAllByRole('article')).toHaveLength(2)
    expect(screen.getByRole('link', { name: 'Log in to reply' })).toLinkTo(
      `/login?continue=${encodeURIComponent(PATH)}`,
    )
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  })

  it.each([
    [1, 'Only logged in users can like a post', 'Register', '/register'],
    [2, 'Only logged in users can like a comment', 'Login', '/login'],
  ])('who likes post %i is asked to join, and comes back', async (number, message, name, to) => {
    const { user, router } = openAsGuest()
    await user.click(likeButton(number))
    const dialog = await screen.findByRole('dialog', { name: 'Join us to share the love' })
    expect(dialog).toHaveTextContent(message)
    await user.click(within(dialog).getByRole('button', { name }))
    await waitFor(() =>
      expect(router.push).toHaveBeenCalledWith(`${to}?continue=${encodeURIComponent(PATH)}`),
    )
  })

  it('who replies is asked to join, and stays where the dialog is dismissed', async () => {
    const { user, router } = openAsGuest()
    await user.click(screen.getByRole('button', { name: 'Reply #2' }))
    const dialog = await screen.findByRole('dialog', { name: 'Join us to speak' })
    expect(dialog).toHaveTextContent('Only logged in users can reply to a comment')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(router.push).not.toHaveBeenCalled()
  })
})

describe('a like', () => {
  it('is shown at once, and taken back with a word when it was not saved', async () => {
    const call = pendingCall<{ likes: number; is_liked: boolean }>()
    const { user } = await openAsMember({ like: () => call.promise })
    await user.click(likeButton(2))
    expect(likeButton(2)).toHaveAttribute('aria-pressed', 'true')
    expect(likeButton(2)).toHaveTextContent('3')
    await act(async () => call.fail(unreachable()))
    expect(likeButton(2)).toHaveAttribute('aria-pressed', 'false')
    expect(likeButton(2)).toHaveTextContent('2')
    expect(screen.getByRole('alert')).toHaveTextContent('We couldn’t save your like.')
  })

  it('shows what the server has counted', async () => {
    const { user } = await openAsMember({ like: async () => ({ likes: 9, is_liked: true }) })
    await user.click(likeButton(1))
    await waitFor(() => expect(likeButton(1)).toHaveTextContent('9'))
  })
})

describe('a reply', () => {
  const text = 'Four and a half in the rear.'
  const write = async ({ user }: Awaited<ReturnType<typeof openAsMember>>) => {
    await user.click(screen.getByLabelText('Your text'))
    await user.paste(text)
  }
  const send = ({ user }: Awaited<ReturnType<typeof openAsMember>>) =>
    user.click(screen.getByRole('button', { name: 'Send reply' }))

  it('that is too short is told beside its field; one that fails survives a reload and repeats', async () => {
    const reply = jest.fn<ReturnType<Forum['reply']>, Parameters<Forum['reply']>>(() =>
      Promise.reject(unreachable()),
    )
    const app = await openAsMember({ reply })
    await send(app)
    expect(screen.getByLabelText('Your text')).toHaveAccessibleDescription(/at least 20 characters/)
    expect(screen.getByLabelText('Your text')).toHaveFocus()
    expect(reply).not.toHaveBeenCalled()
    await write(app)
    await send(app)
    expect(await screen.findByRole('alert')).toHaveTextContent('We’ve kept your draft.')
    expect(screen.getByLabelText('Your text')).toHaveValue(text)
    app.unmount()
    const again = await openAsMember({ reply })
    await waitFor(() => expect(screen.getByLabelText('Your text')).toHaveValue(text))
    await send(again)
    await waitFor(() => expect(reply).toHaveBeenCalledTimes(2))
    expect(reply.mock.calls[1]?.[0].request_key).toBe(reply.mock.calls[0]?.[0].request_key)
  })

  it('quotes a post, goes to its own, and leaves an empty form', async () => {
    const reply = jest.fn<ReturnType<Forum['reply']>, Parameters<Forum['reply']>>(async () => ({
      thread: { id: 7, slug: 'which-pressure' },
      number: 3,
      is_waiting: false,
    }))
    const app = await openAsMember({ reply })
    await app.user.click(screen.getByRole('button', { name: 'Reply #1' }))
    expect(screen.getByText('Quoting Ben R (#1)')).toBeInTheDocument()
    await write(app)
    await send(app)
    await waitFor(() => expect(app.router.push).toHaveBeenCalled())
    expect(app.router.push).toHaveBeenCalledWith(`${PATH}#post-3`, undefined, { scroll: false })
    expect(reply.mock.calls[0]?.[0]).toMatchObject({
      text,
      quote: { post_id: 71, text: expect.stringMatching(/^Eight psi in front/) },
      website: null,
    })
    expect(screen.getByLabelText('Your text')).toHaveValue('')
    expect(window.localStorage.getItem('forum_drafts')).toBeNull()
  })

  it('of a member without a confirmed address is kept, with the way to the profile', async () => {
    const app = await openAsMember({ reply: () => Promise.reject(problem('email_not_confirmed')) })
    await write(app)
    await send(app)
    expect(await screen.findByRole('link', { name: 'Go to your profile' })).toLinkTo(
      '/dashboard/profile',
    )
    expect(screen.getByLabelText('Your text')).toHaveValue(text)
  })

  it('cannot be written where a thread is locked', async () => {
    openAsGuest(aThread({ is_locked: true }))
    expect(screen.getByText(/This thread is locked/)).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /^Reply/ })).not.toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Log in to reply' })).not.toBeInTheDocument()
  })
})

describe('a hidden thread', () => {
  it('is not there for a guest, and is for its author a moment later', async () => {
    const guest = openAsGuest(null)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('We can’t find this thread')
    guest.unmount()
    await openAsMember({ thread: async () => aThread({ is_hidden: true, is_own: true }) }, null)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Which pressure')
    expect(screen.getByText(/This thread is hidden/)).toBeInTheDocument()
  })

  it('is hidden by an administrator after the question of the specification', async () => {
    const moderate = jest.fn<ReturnType<Forum['moderate']>, Parameters<Forum['moderate']>>(
      async () => ({ is_hidden: true, is_pinned: false, is_locked: false }),
    )
    const { user } = await openAsMember(
      { moderate },
      aThread({ can_moderate: true, can_hide: true, can_remove: true }),
    )
    await user.click(await screen.findByRole('button', { name: 'Hide thread' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Are you sure?' })
    expect(dialog).toHaveTextContent('Only admins and the author will be able to see this thread.')
    await user.click(within(dialog).getByRole('button', { name: 'Hide' }))
    const form = within(await screen.findByRole('form', { name: 'Hide thread' }))
    await user.type(form.getByLabelText('Rule or law'), 'Terms')
    await user.type(form.getByLabelText('Why'), 'Ads.')
    await user.click(form.getByRole('button', { name: 'Hide thread' }))
    expect(await screen.findByText(/This thread is hidden/)).toBeInTheDocument()
    const grounds = { ground: 'rules', reference: 'Terms', reason: 'Ads.' }
    expect(moderate.mock.calls[0]?.[0]).toEqual({ id: 7, is_hidden: true, ...grounds })
  })

  it.each([
    ['hides', false, 'Hide', 'Only admins and the author will be able to see this thread.'],
    ['shows', true, 'Show', 'This thread will be visible for everyone.'],
  ])('its author %s it, and can’t pin or lock it', async (_, was, name, question) => {
    const hide = jest.fn<ReturnType<Forum['hide']>, Parameters<Forum['hide']>>(async () => ({
      is_hidden: !was,
    }))
    const thread = aThread({ is_own: true, can_hide: true, is_hidden: was })
    const { user } = await openAsMember({ hide }, thread)
    await user.click(await screen.findByRole('button', { name: `${name} thread` }))
    const dialog = await screen.findByRole(was ? 'dialog' : 'alertdialog')
    expect(dialog).toHaveTextContent(question)
    await user.click(within(dialog).getByRole('button', { name }))
    const other = was ? 'Hide thread' : 'Show thread'
    expect(await screen.findByRole('button', { name: other })).toBeInTheDocument()
    expect(hide).toHaveBeenCalledWith({ id: 7, is_hidden: !was })
    expect(screen.queryByRole('button', { name: 'Pin' })).not.toBeInTheDocument()
  })
})

it('the author of a thread says which post solved it', async () => {
  const solve = jest.fn<ReturnType<Forum['solve']>, Parameters<Forum['solve']>>(async () => ({
    solved_by: 2,
  }))
  const { user } = await openAsMember({ solve }, aThread({ is_own: true }))
  await user.click(await screen.findByRole('button', { name: 'Mark as solution #2' }))
  expect(await screen.findByText('Solution')).toBeInTheDocument()
  expect(solve).toHaveBeenCalledWith({ id: 7, number: 2 })
  expect(screen.getByRole('button', { name: 'Unmark as solution #2' })).toBeInTheDocument()
})

it('a member whose own view fails reads on as a guest, and may try again', async () => {
  const thread = jest.fn().mockRejectedValueOnce(unreachable()).mockResolvedValue(aThread())
  const { user } = await openAsMember({ thread })
  expect(await screen.findByRole('alert')).toHaveTextContent('You’re viewing this as a guest.')
  expect(screen.getAllByRole('article')).toHaveLength(2)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
})

it('a deleted post keeps its place, and one hidden from the reader says so', () => {
  openAsGuest(
    aThread({}, [
      aPost(),
      aPost({ id: 72, number: 2, state: 'deleted', author: null, body: [] }),
      aPost({ id: 73, number: 3, state: 'hidden', body: [] }),
    ]),
  )
  expect(screen.getByText('This post was deleted.')).toBeInTheDocument()
  expect(screen.getByText(/hidden by a moderator/)).toBeInTheDocument()
  expect(screen.getAllByRole('button', { name: /^Like post/ })).toHaveLength(1)
})
