import { screen, waitFor } from '@testing-library/react'

import { ForumOfficeScreen } from '@/components/community/forum/office/office-screen'
import type {
  WireForumFlagged as ForumFlagged,
  WireForumLog as ForumLog,
} from '@/contract/community/forum/forum'
import type { Services } from '@/services/services'

import { fakeServices } from '@/__tests__/support/fake-services'
import { problem } from '@/__tests__/support/guest-shop'
import { renderApp } from '@/__tests__/support/render-app'

jest.setTimeout(30_000)
beforeEach(() => sessionStorage.clear())
type Forum = Services['forum']

const AT = '2026-11-02T10:00:00.000Z'
const BEN = { id: 'usr_9', name: 'Ben R', avatar: null }
const FLAGGED: ForumFlagged = {
  count: 1,
  posts: [
    {
      post: { id: 72, number: 2, text: 'Buy <b>watches</b>', is_hidden: false, is_deleted: false },
      version: 'v1',
      author: BEN,
      thread: { id: 7, slug: 'which-pressure', title: 'Which pressure?' },
      legal_reports: [],
      reports: [{ reason: 'spam', note: 'Twice.', created_at: AT }],
    },
  ],
}
const LOG: ForumLog = {
  records: [
    {
      ...{ id: 3, action: 'change_post', thread_id: 7, number: 2, reason: 'Advertising.' },
      ...{ reference: 'Terms, section 11', legal_reports: [5] },
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

type User = ReturnType<typeof open>['user']
const type = async (user: User, label: string, text: string) => {
  await user.click(await screen.findByLabelText(label))
  await user.paste(text)
}
const sendDecision = (user: User) =>
  user.click(screen.getByRole('button', { name: 'Send decision' }))
const GROUNDS = { ground: 'law', reference: 'Section 186', reason: 'Untrue.' }

it('a reported post is hidden with its grounds, and the queue is empty then', async () => {
  const moderatePost = jest.fn(async () => ({ is_hidden: true }))
  const { user } = open({ moderatePost })
  expect(await screen.findByText('Buy <b>watches</b>')).toBeInTheDocument()
  await sendDecision(user)
  expect(screen.getByText('Name the rule or law.')).toBeInTheDocument()
  expect(screen.getByText('Enter a reason first.')).toBeInTheDocument()
  await user.selectOptions(screen.getByLabelText('What it breaks'), 'A law')
  await type(user, 'Rule or law', 'Section 186')
  await type(user, 'Why', 'Untrue.')
  await sendDecision(user)
  const decision = { id: 72, version: 'v1', is_hidden: true, ...GROUNDS }
  expect(moderatePost).toHaveBeenCalledWith(decision)
  expect(await screen.findByText('No reported posts.')).toBeInTheDocument()
})

it('an author is silenced for a reason only, and the post is hidden with it', async () => {
  const silence = jest.fn(async () => ({ until: AT }))
  const moderatePost = jest.fn(async () => ({ is_hidden: true }))
  const { user } = open({ silence, moderatePost })
  await user.selectOptions(await screen.findByLabelText('Decision'), 'Hide post and silence author')
  await sendDecision(user)
  expect(screen.getByText('Enter a reason first.')).toBeInTheDocument()
  expect(silence).not.toHaveBeenCalled()
  await type(user, 'Rule or law', 'Terms')
  await type(user, 'Why', 'Ads.')
  await user.selectOptions(screen.getByLabelText('For how long'), 'Until it’s lifted')
  await sendDecision(user)
  await waitFor(() => expect(moderatePost).toHaveBeenCalled())
  const grounds = { ground: 'rules', reference: 'Terms', reason: 'Ads.' }
  expect(silence).toHaveBeenCalledWith({ days: null, member: 'usr_9', ...grounds })
})

it('a report of illegal content is marked, and keeping the post needs a reason', async () => {
  const [flagged] = FLAGGED.posts
  const report = { id: 12, name: 'Eve', email: 'eve@example.com', created_at: AT }
  const legal_reports = [{ ...report, explanation: 'It’s a lie.', is_child_abuse: false }]
  const posts = flagged ? [{ ...flagged, reports: [], legal_reports }] : []
  const moderatePost = jest.fn(async () => ({ is_hidden: false }))
  const { user } = open({ flagged: async () => ({ count: 1, posts }), moderatePost })
  expect(await screen.findByText('Reported as illegal')).toBeInTheDocument()
  expect(screen.getByText('It’s a lie.')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Report 12' })).toLinkTo('/backoffice/forum/reports/12')
  await user.selectOptions(screen.getByLabelText('Decision'), 'Keep post')
  await sendDecision(user)
  expect(moderatePost).not.toHaveBeenCalled()
  await type(user, 'Why', 'It’s true.')
  await sendDecision(user)
  const decision = { id: 72, version: 'v1', is_hidden: false, reason: 'It’s true.' }
  expect(moderatePost).toHaveBeenCalledWith(decision)
})

it('the log says who did what, before and after, and why', async () => {
  open()
  expect(await screen.findByText('hidden: no → yes')).toBeInTheDocument()
  expect(screen.getAllByRole('link', { name: 'Which pressure? #2' })).toHaveLength(2)
  expect(screen.getByText('Cleo')).toBeInTheDocument()
  expect(screen.getByText('Terms, section 11: Advertising.')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Report 5' })).toLinkTo('/backoffice/forum/reports/5')
})

it('a decision by someone else in the meantime is an error that keeps the reason', async () => {
  const { user } = open({ moderatePost: () => Promise.reject(problem('forum_post_changed')) })
  await user.selectOptions(await screen.findByLabelText('Decision'), 'Keep post')
  await type(user, 'Why', 'Ads.')
  await sendDecision(user)
  expect(await screen.findByText(/^Someone else decided about this post/)).toBeInTheDocument()
  expect(screen.getByLabelText('Why')).toHaveValue('Ads.')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('No reported posts.')).toBeInTheDocument()
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
