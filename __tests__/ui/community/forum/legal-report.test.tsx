import { screen } from '@testing-library/react'

import { LegalReportScreen } from '@/components/community/forum/office/office-reports'
import { ThreadView } from '@/components/community/forum/thread-view'
import type { LegalReport } from '@/hooks/community/forum/use-legal-report'
import type { Services } from '@/services/services'

import { aThread } from '@/__tests__/support/forum/forum-page'
import { unreachable } from '@/__tests__/support/guest-shop'
import { renderApp, withDialogs } from '@/__tests__/support/render-app'

jest.setTimeout(30_000)
type ReportIllegal = Services['forum']['reportIllegal']

const WHY = 'This is defamation: my shop has never sold a stolen bike.'

async function open(reportIllegal: ReportIllegal) {
  const view = <ThreadView id={7} page={1} initialPage={aThread()} failure={null} />
  const app = renderApp(withDialogs(view), {
    path: '/forum/thread/7/which-pressure',
    fakes: { forum: { reportIllegal } },
  })
  await app.user.click(screen.getByRole('button', { name: 'Report illegal content #2' }))
  await screen.findByRole('form', { name: 'Report post 2 as illegal' })
  return app
}

async function fill({ user }: Awaited<ReturnType<typeof open>>) {
  await user.click(screen.getByLabelText('Why is it illegal?'))
  await user.paste(WHY)
  await user.click(screen.getByRole('checkbox', { name: /^I believe in good faith/ }))
}
const send = ({ user }: Awaited<ReturnType<typeof open>>) =>
  user.click(screen.getByRole('button', { name: 'Send report' }))

it('a guest reports a post whose address is filled in, and gets a number', async () => {
  const reportIllegal = jest.fn<ReturnType<ReportIllegal>, Parameters<ReportIllegal>>(async () => ({
    number: 12,
  }))
  const app = await open(reportIllegal)
  expect(screen.getByText(/\/forum\/thread\/7\/which-pressure#post-2$/)).toBeInTheDocument()
  expect(screen.getByLabelText('Why is it illegal?')).toHaveFocus()
  await send(app)
  for (const message of [
    'Please explain in a sentence or two why it’s illegal.',
    'Enter your name.',
    'Enter an email address, such as name@example.com.',
    'Please confirm that your report is accurate and complete.',
  ]) {
    expect(screen.getByText(message)).toBeInTheDocument()
  }
  expect(screen.getByLabelText('Why is it illegal?')).toHaveFocus()
  expect(reportIllegal).not.toHaveBeenCalled()
  await fill(app)
  await app.user.type(screen.getByLabelText('Your name'), 'Eve')
  await app.user.type(screen.getByLabelText('Your email'), 'eve@example.com')
  await send(app)
  const status = await screen.findByText(/We got your report 12 and sent a receipt to eve@/)
  expect(status).toHaveFocus()
  expect(reportIllegal).toHaveBeenCalledWith({
    ...{ id: 72, explanation: WHY, is_child_abuse: false, is_good_faith: true },
    ...{ name: 'Eve', email: 'eve@example.com', website: null },
    request_key: expect.any(String) as string,
  })
})

it('name and email are optional for sexual abuse of children only', async () => {
  const reportIllegal = jest.fn<ReturnType<ReportIllegal>, Parameters<ReportIllegal>>(async () => ({
    number: 12,
  }))
  const app = await open(reportIllegal)
  await fill(app)
  await app.user.click(screen.getByRole('checkbox', { name: /sexual abuse of children/ }))
  expect(screen.getByLabelText('Your name (optional)')).toBeInTheDocument()
  await send(app)
  expect(await screen.findByText(/You gave no email address/)).toBeInTheDocument()
  const anonymous = { is_child_abuse: true, name: null, email: null }
  expect(reportIllegal.mock.calls[0]?.[0]).toMatchObject(anonymous)
})

it('what was typed survives a failure and a reload, and is sent with the same key', async () => {
  const keys: string[] = []
  const fail: ReportIllegal = ({ request_key }) => {
    keys.push(request_key)
    return Promise.reject(unreachable)
  }
  const first = await open(fail)
  await fill(first)
  await first.user.type(screen.getByLabelText('Your name'), 'Eve')
  await first.user.type(screen.getByLabelText('Your email'), 'eve@example.com')
  await send(first)
  expect(await screen.findByRole('alert')).toHaveTextContent('We’ve kept your draft.')
  first.unmount()
  const second = await open(fail)
  expect(screen.getByLabelText('Why is it illegal?')).toHaveValue(WHY)
  expect(screen.getByRole('checkbox', { name: /^I believe in good faith/ })).toBeChecked()
  await send(second)
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
})

it('the page of a report shows receipt, decision and statement', async () => {
  const found: LegalReport = {
    report: {
      ...{ id: 12, name: 'Eve', email: 'eve@example.com', explanation: WHY },
      ...{ is_child_abuse: false, address: 'https://shop.test/forum/thread/7/x#post-2' },
      ...{ created_at: '2026-11-02T10:00:00.000Z', decided_at: '2026-11-03T10:00:00.000Z' },
    },
    decision: {
      ...{ is_hidden: true, by: 'Cleo', ground: 'law', reference: 'Section 186' },
      reason: 'Untrue.',
    },
    statement: [['What we did', 'We hid your post everywhere.']],
  }
  const forum = { legalReport: async () => found }
  renderApp(<LegalReportScreen id="12" />, { fakes: { forum }, role: 'owner' })
  for (const text of [
    'Emailed to eve@example.com when it was reported',
    'Post hidden',
    'Section 186',
    'We hid your post everywhere.',
  ]) {
    expect(await screen.findByText(text)).toBeInTheDocument()
  }
})
