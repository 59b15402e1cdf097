import { screen, waitFor, within } from '@testing-library/react'
import type { ReactNode } from 'react'

import { IssueScreen, NewIssueScreen } from '@/components/office/newsletter/issue-screen'
import { IssuesScreen } from '@/components/office/newsletter/issues-screen'
import { SuppressionsScreen } from '@/components/office/newsletter/suppressions-screen'
import { edit as editTexts } from '@/messages/kit/edit'
import {
  issues as texts,
  suppressions as suppressionTexts,
} from '@/messages/office/newsletter/issues'
import type {
  Issue,
  IssuePage,
  IssuesPage,
  Suppression,
} from '@/contract/office/newsletter/newsletter'
import type { Services } from '@/services/services'

import { fakeServices } from '@/__tests__/support/fake-services'
import { problem } from '@/__tests__/support/guest-shop'
import { renderApp, withDialogs } from '@/__tests__/support/render-app'

const DRAFT: Issue = {
  ...{ id: 7, subject: 'Spring is here', preheader: '', source: 'Come.', segment: null },
  ...{ segment_name: null, edition: 3, state: 'draft', is_stuck: false, by: 'Ada Adalind' },
  ...{ send_at: null, started_at: null, ended_at: null, changed_at: '2026-11-20T12:00:00.000Z' },
  ...{ recipients: 0, sent: 0, failed: 0, unclear: 0, skipped: 0, left: 0 },
  ...{ bounced: 0, complained: 0, unsubscribed: 0 },
}
const SENDING: Issue = {
  ...DRAFT,
  ...{ state: 'sending', recipients: 2_000, sent: 1_200, failed: 4, left: 796 },
  ...{ started_at: '2026-11-20T12:00:00.000Z' },
}
const Pictures = ({ text, onType }: { text: string; onType: (text: string) => void }) => (
  <button type="button" onClick={() => onType(`${text}${PICTURE}`)}>
    Add a picture
  </button>
)
const PICTURE = '![](/api/content-pictures/mJ2v0Qk3Zr8wN5yTb7LxAg/4x3)'
const SEGMENTS = [{ id: 'quiet', name: 'Quiet riders' }]

type Given = Partial<Services['issues']>
type Role = 'manager' | 'read_only'

const asking = (screens: ReactNode) => withDialogs(screens)

const services = (overrides: Given) =>
  fakeServices({
    issues: {
      preview: async (source: string) => [{ tag: 'p', children: [source] }],
      count: async ({ segment }) => ({ count: segment ? 12 : 2_000, suppressed: segment ? 0 : 3 }),
      ...overrides,
    },
    segments: { list: async () => [] },
  })

function open(issue: Issue | (() => Issue), overrides: Given = {}, role: Role = 'manager') {
  const read = async (): Promise<IssuePage> => ({
    issue: typeof issue === 'function' ? issue() : issue,
    segments: SEGMENTS,
    can_send: true,
  })
  return renderApp(asking(<IssueScreen id="7" Pictures={Pictures} />), {
    path: '/backoffice/newsletter/7',
    role,
    services: services({ read, ...overrides }),
  })
}

const button = (name: string) => screen.getByRole('button', { name })
const yes = async (name: string, role = 'dialog') =>
  within(await screen.findByRole(role)).getByText(name)

it('shows what is typed as readers will see it, and counts who gets it', async () => {
  const { user } = open(DRAFT)
  await user.type(await screen.findByLabelText(texts.source), ' And see.')
  const preview = screen.getByRole('group', { name: texts.preview })
  expect(await within(preview).findByText('Come. And see.')).toBeVisible()
  expect(within(preview).getByRole('heading', { name: 'Spring is here' })).toBeVisible()
  expect(screen.getByText(/2,000 subscribers, all confirmed. 3 left out/)).toBeVisible()
  await user.selectOptions(screen.getByLabelText(texts.segment), 'Quiet riders')
  expect(await screen.findByText('12 subscribers, all confirmed')).toBeVisible()
})

it('a picture is shown, and needs a description before it is saved', async () => {
  const save = jest.fn(async () => DRAFT)
  const img = {
    tag: 'img' as const,
    src: '/picture',
    alt: 'A tire',
    width: 4,
    height: 3,
    children: [],
  }
  const preview = async () => [{ tag: 'p' as const, children: [img] }]
  const { user } = open(DRAFT, { save, preview })
  expect(await screen.findByRole('img', { name: 'A tire' })).toHaveAttribute('src', '/picture')
  await user.click(button('Add a picture'))
  await user.click(button(editTexts.save))
  expect(await screen.findByText(texts.pictureFault)).toBeVisible()
  expect(save).not.toHaveBeenCalled()
})

it('sends only what is saved, and only after a question that says to how many', async () => {
  const send = jest.fn(async () => SENDING)
  const { user } = open(DRAFT, { send })
  await user.type(await screen.findByLabelText(texts.subject), '!')
  expect(button(texts.sendNow)).toBeDisabled()
  expect(screen.getByText(texts.saveFirst)).toBeVisible()
  await user.click(button(editTexts.discard))
  await user.click(button(texts.sendNow))
  expect(await screen.findByRole('dialog')).toHaveTextContent(
    '“Spring is here” goes to 2,000 subscribers, each once.',
  )
  await user.click(await yes('Back'))
  expect(send).not.toHaveBeenCalled()
  await user.click(button(texts.sendNow))
  await user.click(await yes('Send it'))
  await waitFor(() => expect(send).toHaveBeenCalledWith({ id: 7, edition: 3, send_at: null }))
})

it('a test goes out as it is typed', async () => {
  const test = jest.fn(async () => 'ada@example.com')
  const { user } = open(DRAFT, { test })
  await user.type(await screen.findByLabelText(texts.preheader), 'New')
  await user.click(button(texts.test))
  expect(await screen.findByText(texts.tested('ada@example.com'))).toBeVisible()
  const { subject, source } = DRAFT
  expect(test).toHaveBeenCalledWith({ subject, source, preheader: 'New' })
})

it('theirs is shown before it is saved over, and what was typed outlives a reload', async () => {
  let theirs = DRAFT
  const save = jest.fn(async () => {
    theirs = { ...DRAFT, subject: 'Theirs', edition: 4 }
    throw problem('issue_changed', { status: 409, message: '' })
  })
  const first = open(() => theirs, { save })
  await first.user.type(await screen.findByLabelText(texts.subject), '!')
  first.unmount()
  const { user } = open(() => theirs, { save })
  expect(await screen.findByLabelText(texts.subject)).toHaveValue('Spring is here!')
  await user.click(button(editTexts.save))
  expect(await screen.findByText(editTexts.news)).toBeVisible()
  expect(screen.getByLabelText(texts.subject)).toHaveValue('Spring is here!')
  await user.click(button(editTexts.keepMine))
  save.mockImplementation(
    async () => ({ ...theirs, subject: 'Spring is here!', edition: 5 }) as never,
  )
  await user.click(button(editTexts.save))
  await waitFor(() =>
    expect(save).toHaveBeenLastCalledWith(expect.objectContaining({ edition: 4, id: 7 })),
  )
})

it('a removed segment stays in sight and can’t be counted', async () => {
  const count = async () => {
    throw problem('segment_not_found', { status: 404, message: '' })
  }
  open({ ...DRAFT, segment: 'lost' }, { count })
  expect(await screen.findByDisplayValue(texts.gone)).toBeVisible()
  expect(await screen.findByText(texts.notCounted)).toBeVisible()
  expect(button(texts.sendNow)).toBeDisabled()
})

it('says how far it is, pauses at once and cancels after a question', async () => {
  let issue = SENDING
  const move = jest.fn(async ({ action }: { action: string }) => {
    issue = { ...SENDING, state: action === 'pause' ? 'paused' : 'canceled' }
    return issue
  })
  const { user } = open(() => issue, { move })
  expect(await screen.findByRole('progressbar', { name: texts.progress })).toHaveValue(1_204)
  expect(screen.getByText('1,204 of 2,000')).toBeVisible()
  await user.click(button(texts.actionOf('pause')))
  expect(await screen.findByText(texts.movedOf('pause'))).toBeVisible()
  await user.click(await screen.findByRole('button', { name: texts.actionOf('cancel') }))
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(
    '796 subscribers won’t get this issue',
  )
  await user.click(await yes('Cancel sending', 'alertdialog'))
  expect(await screen.findByText(texts.movedOf('cancel'))).toBeVisible()
  expect(move.mock.calls.map(([{ action }]) => action)).toEqual(['pause', 'cancel'])
})

it('says that the mail server takes nothing', async () => {
  open({ ...SENDING, is_stuck: true })
  expect(await screen.findByText(texts.stuck)).toBeVisible()
})

it('who may only read looks at it', async () => {
  open(DRAFT, {}, 'read_only')
  expect(await screen.findByLabelText(texts.subject)).toHaveAttribute('readonly')
  expect(screen.queryByRole('button', { name: texts.sendNow })).toBeNull()
  expect(screen.queryByRole('button', { name: editTexts.save })).toBeNull()
})

it('a new one needs a subject and a text, and goes on at its own address', async () => {
  const add = jest.fn(async () => DRAFT)
  const { user, router } = renderApp(<NewIssueScreen Pictures={Pictures} />, {
    path: '/backoffice/newsletter/new',
    role: 'manager',
    services: services({ add }),
  })
  await waitFor(() => expect(screen.getByLabelText(texts.subject)).toHaveFocus())
  await user.type(screen.getByLabelText(texts.preheader), 'New')
  await user.click(button(editTexts.save))
  expect(screen.getByText(texts.subjectFault)).toBeVisible()
  await user.type(screen.getByLabelText(texts.subject), 'Spring')
  await user.type(screen.getByLabelText(texts.source), 'Come.')
  await user.click(button(editTexts.save))
  await waitFor(() => expect(router.push).toHaveBeenCalledWith('/backoffice/newsletter/7'))
})

const LIST: IssuesPage = {
  issues: [SENDING, { ...DRAFT, id: 8, subject: 'Summer' }],
  ...{ subscribers: 2_000, bounces: 3, complaints: 1, can_send: false },
  ...{ next: null, previous: null },
}

function openList(page: IssuesPage) {
  return renderApp(<IssuesScreen />, {
    path: '/backoffice/newsletter',
    role: 'manager',
    services: services({ list: async () => page }),
  })
}

it('lists issues with their figures, and says when none can be sent', async () => {
  openList(LIST)
  expect(
    await screen.findByRole('row', { name: /Spring is here.*Sending.*1,200 of 2,000/ }),
  ).toBeVisible()
  expect(screen.getByText(texts.email_off)).toBeVisible()
  expect(screen.getByRole('link', { name: texts.showThem })).toLinkTo('/backoffice/suppressions')
})

it('the first visit is told how to begin', async () => {
  openList({ ...LIST, issues: [], bounces: 0, complaints: 0, can_send: true })
  expect(await screen.findByText(texts.noneHint)).toBeVisible()
  expect(screen.queryByRole('link', { name: texts.showThem })).toBeNull()
})

it('an address is allowed again after a question', async () => {
  const row: Suppression = {
    ...{ id: '4', email: 'ada@example.com', cause: 'bounce', detail: '550 5.1.1' },
    ...{ issue_id: 7, at: '2026-11-20T12:00:00.000Z' },
  }
  let rows = [row]
  const lift = jest.fn(async () => {
    rows = []
    return {}
  })
  const { user } = renderApp(asking(<SuppressionsScreen />), {
    path: '/backoffice/suppressions',
    role: 'manager',
    services: services({
      suppressions: async () => ({ suppressions: rows, next: null, previous: null }),
      lift,
    }),
  })
  await user.click(await screen.findByRole('button', { name: suppressionTexts.liftOf(row.email) }))
  await user.click(await yes('Allow again'))
  expect(await screen.findByText(suppressionTexts.lifted(row.email))).toBeVisible()
  expect(lift).toHaveBeenCalledWith({ id: '4' })
  expect(await screen.findByText(suppressionTexts.noneHint)).toBeVisible()
})
