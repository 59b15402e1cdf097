import { screen, waitFor } from '@testing-library/react'

import { ForumOfficeScreen } from '@/components/community/forum/office-screen'
import type {
  WireForumFlagged as ForumFlagged,
  WireForumLog as ForumLog,
} from '@/contract/community/forum/forum'
import type { Services } from '@/services/services'

import { fakeServices } from '@/__tests__/support/fake-services'
import { problem } from '@/__tests__/support/guest-shop'
import { renderApp } from '@/__tests__/support/render-app'

jest.setTimeout(30_000)
type Forum = Services['forum']

const AT = '2026-11-02T10:00:00.000Z'
const BEN = { id: 'usr_9', name: 'Ben R', avatar: null }
const FLAGGED: ForumFlagged = {
  count: 1,
  posts: [
    {
      post: { id: 72, number: 2, text: 'Buy <b>watches</b>', is_hidden: false },
      author: BEN,
      thread: { id: 7, slug: 'which-pressure', title: 'Which pressure?' },
      reports: [{ reason: 'spam', note: 'Twice.', created_at: AT }],
    },
  ],
}
const LOG: ForumLog = {
  records: [
    {
      ...{ id: 3, action: 'change_post', thread_id: 7, number: 2, reason: 'Advertising.' },
      thread: { id: 7, slug: 'which-pressure', title: 'Which pressure?' },
      ...{ member: BEN, actor: { id: 'usr_1', name: 'Cleo', avatar: null } },
      ...{ before: { is_hidden: false }, after: { is_hidden: true }, created_at: AT },
    },
  ],
  next: null,
}

function open(calls: Partial<Forum> = {}) {
  const flagged = jest
    .fn<ReturnType<Forum['flagged']>, []>()
    .mockResolvedValueOnce(FLAGGED)
    .mockResolvedValue({ count: 0, posts: [] })
  const silences = jest.fn(async () => ({ members: [] }))
  const log = jest.fn(async () => LOG)
  const queue = async () => ({ count: 0, posts: [] })
  const forum = { queue, flagged, silences, log, ...calls }
  return renderApp(<ForumOfficeScreen />, { services: fakeServices({ forum }), role: 'owner' })
}

it('a reported post is hidden with its reason, and the queue is empty then', async () => {
  const moderatePost = jest.fn(async () => ({ is_hidden: true }))
  const { user } = open({ moderatePost })
  expect(await screen.findByText('Buy <b>watches</b>')).toBeInTheDocument()
  await user.type(screen.getByLabelText('Reason (for the log)'), 'Advertising.')
  await user.click(screen.getByRole('button', { name: 'Hide post' }))
  expect(moderatePost).toHaveBeenCalledWith({ id: 72, is_hidden: true, reason: 'Advertising.' })
  expect(await screen.findByText('No reported posts.')).toBeInTheDocument()
})

it('an author is silenced for a reason only, and the post is hidden with it', async () => {
  const silence = jest.fn(async () => ({ until: AT }))
  const moderatePost = jest.fn(async () => ({ is_hidden: true }))
  const { user } = open({ silence, moderatePost })
  await user.click(await screen.findByRole('button', { name: 'Silence author' }))
  expect(screen.getByText('Enter a reason first.')).toBeInTheDocument()
  expect(silence).not.toHaveBeenCalled()
  await user.type(screen.getByLabelText('Reason (for the log)'), 'Ads.')
  await user.selectOptions(screen.getByLabelText('For how long'), 'Until it’s lifted')
  await user.click(screen.getByRole('button', { name: 'Silence author' }))
  await waitFor(() =>
    expect(moderatePost).toHaveBeenCalledWith({ id: 72, is_hidden: true, reason: 'Ads.' }),
  )
  expect(silence).toHaveBeenCalledWith({ days: null, reason: 'Ads.', member: 'usr_9' })
})

it('the log says who did what, before and after, and why', async () => {
  open()
  expect(await screen.findByText('hidden: no → yes')).toBeInTheDocument()
  expect(screen.getAllByRole('link', { name: 'Which pressure? #2' })).toHaveLength(2)
  expect(screen.getByText('Cleo')).toBeInTheDocument()
  expect(screen.getByText('Advertising.')).toBeInTheDocument()
})

it('what fails says so and keeps the reason', async () => {
  const { user } = open({ moderatePost: () => Promise.reject(problem('forum_post_not_found')) })
  await user.type(await screen.findByLabelText('Reason (for the log)'), 'Ads.')
  await user.click(screen.getByRole('button', { name: 'Keep post' }))
  expect(await screen.findByText('This post no longer exists.')).toBeInTheDocument()
  expect(screen.getByLabelText('Reason (for the log)')).toHaveValue('Ads.')
})

it('silenced members are listed and can be heard again', async () => {
  const unsilence = jest.fn(async () => ({}))
  const silences = jest
    .fn<ReturnType<Forum['silences']>, []>()
    .mockResolvedValueOnce({
      members: [{ member: BEN, until: null, reason: 'Ads.', created_at: AT }],
    })
    .mockResolvedValue({ members: [] })
  const { user } = open({ silences, unsilence })
  expect(await screen.findByText('until it’s lifted')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Lift' }))
  expect(unsilence).toHaveBeenCalledWith({ member: 'usr_9', reason: null })
  expect(await screen.findByText('No silenced members.')).toBeInTheDocument()
})
