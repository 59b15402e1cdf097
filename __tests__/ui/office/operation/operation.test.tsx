import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import { EmailsScreen } from '@/components/office/operation/emails-screen'
import { HealthScreen } from '@/components/office/operation/health-screen'
import { HEALTH_CHECKS } from '@/domain/office/operation/operation'
import { emails as texts, health as words } from '@/messages/office/operation/operation'
import type { EmailRow, EmailsPage, Health } from '@/contract/office/operation/operation'
import { fakeServices } from '@/__tests__/support/fake-services'
import { unreachable } from '@/__tests__/support/guest-shop'
import { renderApp, withDialogs } from '@/__tests__/support/render-app'

const fails = async () => {
  throw unreachable()
}
const AT = '2026-11-20T12:00:00.000Z'
const email = (id: string, change: Partial<EmailRow> = {}): EmailRow => ({
  ...{ id, subject: `Letter ${id}`, recipient: 'ada@x.org', list: 'failed', written_at: AT },
  ...{ sent_at: null, attempts: 16, next_attempt_at: null, last_error: '550 no such user' },
  ...{ order_number: 'NK-1', attachments: [] },
  ...change,
})
const page = (...rows: EmailRow[]): EmailsPage => ({
  ...{ emails: rows, failed: rows.length, has_mail: true, next: null, previous: null },
})
const facts: Health = {
  at: AT,
  checks: HEALTH_CHECKS.map((check) => ({ check, state: check === 'mail' ? 'bad' : 'good' })),
  ...{ has_mail: true, answer_ms: 0.4, failed_emails: 2, failed_refunds: 0, tax_fallbacks: 0 },
  jobs: [
    {
      ...{ queue: 'mail', is_round: false, waiting: 3, running: 0, failed: 1 },
      ...{ failing: 0, set_aside: 0 },
      ...{ oldest_at: '2026-11-20T11:00:00.000Z', ended_at: null },
    },
    {
      ...{ queue: 'reconcile', is_round: true, waiting: 0, running: 0, failed: 0 },
      ...{ failing: 0, set_aside: 0 },
      ...{ oldest_at: null, ended_at: AT },
    },
  ],
  failures: [],
  events: [{ provider: 'stripe', received_at: null, day: 0, waiting: 0, failed: 0 }],
  backups: { made_at: '2026-11-20T02:00:00.000Z', verified_at: null },
  storage: { database: 52_428_800, files: 2_048, emails: 12 },
  hour: { placed: 1, paid: 1 },
  ...{ version: '1.2.3', started_at: AT },
}

const count = () => jest.fn(async ({ ids }: { ids: string[] }) => ids.length)
const failing: Health = {
  ...facts,
  jobs: facts.jobs.map((job) =>
    job.queue === 'mail' ? { ...job, failing: 2, set_aside: 1 } : job,
  ),
  failures: [
    {
      ...{ work: 'mail', row: 12, attempts: 16, error: 'Error: no template', since: AT },
      next_at: null,
    },
    {
      ...{ work: 'reconcile/low-stock', row: null, attempts: 2, error: 'DatabaseError: 42P01' },
      ...{ since: AT, next_at: '2026-11-20T12:05:00.000Z' },
    },
  ],
}

function openEmails(answer: () => Promise<EmailsPage>, role: 'owner' | 'read_only' = 'owner') {
  const list = jest.fn(answer)
  const [sendAgain, discard] = [count(), count()]
  const services = fakeServices({ operation: { emails: list, sendAgain, discard } })
  const screenWithDialogs = withDialogs(<EmailsScreen />)
  renderApp(screenWithDialogs, { path: '/backoffice/emails?list=failed', role, services })
  return { list, sendAgain, discard }
}

describe('emails', () => {
  test('a failed one says why, leads to its order and is sent again', async () => {
    const sent = email('2', { list: 'sent', last_error: null, order_number: null })
    const { list, sendAgain } = openEmails(async () => page(email('1'), sent))
    await userEvent.click(
      await screen.findByRole('button', { name: texts.againOf('Letter 1', 'failed') }),
    )
    expect(sendAgain.mock.calls).toEqual([[{ ids: ['1'] }]])
    expect(await screen.findByText(texts.planned(1, true))).toBeVisible()
    expect(list).toHaveBeenCalledTimes(2)
    expect(screen.getByText(/550 no such user/)).toBeVisible()
    expect(screen.getByRole('link', { name: texts.order('NK-1') })).toLinkTo(
      '/backoffice/orders/NK-1',
    )
    expect(screen.queryByRole('button', { name: texts.againOf('Letter 2', 'sent') })).toBeNull()
  })

  test('all failed ones of a page go with one press', async () => {
    const { sendAgain } = openEmails(async () => page(email('1'), email('2')))
    await userEvent.click(await screen.findByRole('button', { name: texts.againAll(2) }))
    expect(sendAgain.mock.calls).toEqual([[{ ids: ['1', '2'] }]])
  })

  test('stale ones are sent or discarded, each after a question', async () => {
    const stale = (id: string) => email(id, { list: 'stale', last_error: null, attempts: 0 })
    const { sendAgain, discard } = openEmails(async () => page(stale('1'), stale('2')))
    await userEvent.click(await screen.findByRole('button', { name: 'Send: Letter 1' }))
    expect(sendAgain.mock.calls).toEqual([[{ ids: ['1'] }]])
    await userEvent.click(screen.getByRole('button', { name: texts.discardOf('Letter 2') }))
    expect(discard).not.toHaveBeenCalled()
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: texts.discard }),
    )
    expect(discard.mock.calls).toEqual([[{ ids: ['2'] }]])
    expect(await screen.findByText(texts.discarded(1))).toBeVisible()
  })

  test('without a mail server the list says so, and promises nothing', async () => {
    openEmails(async () => ({ ...page(email('1')), has_mail: false }))
    expect(await screen.findByText(texts.noServer)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: texts.againOf('Letter 1', 'failed') }))
    expect(await screen.findByText(texts.planned(1, false))).toBeVisible()
  })

  test('whoever may only look is offered nothing', async () => {
    openEmails(async () => page(email('1'), email('2')), 'read_only')
    expect(await screen.findByText('Letter 1')).toBeVisible()
    expect(screen.queryByRole('button', { name: /again/i })).toBeNull()
  })

  test('an empty list and a failure say so', async () => {
    openEmails(async () => page())
    expect(await screen.findByText(texts.noMatch)).toBeVisible()
    openEmails(fails)
    expect(await screen.findByRole('alert')).toBeVisible()
  })
})

describe('health', () => {
  test('a problem says what it is and leads to where it is mended', async () => {
    const runJob = jest.fn(async () => ({}))
    const services = fakeServices({ operation: { health: async () => facts, runJob } })
    renderApp(<HealthScreen />, { path: '/backoffice/health', role: 'owner', services })
    expect(await screen.findByText(/2 emails couldn’t be sent/)).toBeVisible()
    expect(screen.getByRole('link', { name: words.open('Emails') })).toLinkTo(
      '/backoffice/emails?list=failed',
    )
    const row = screen.getByRole('row', { name: /Emails to send/ })
    expect(within(row).getByText('for 1 hour')).toBeVisible()
    expect(screen.getByText('50.0 MB')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: words.runOf('reconcile') }))
    expect(runJob.mock.calls).toEqual([[{ queue: 'reconcile' }]])
    expect(await screen.findByText(words.started('reconcile'))).toBeVisible()
  })

  test('what fails says what it is and when it is tried again, and what was set aside runs again', async () => {
    const runJob = jest.fn(async () => ({}))
    const services = fakeServices({ operation: { health: async () => failing, runJob } })
    renderApp(<HealthScreen />, { path: '/backoffice/health', role: 'owner', services })
    const table = await screen.findByRole('table', { name: words.failures })
    const [, mail, step] = within(table).getAllByRole('row')
    expect(mail).toHaveTextContent('Emails to send · #12')
    expect(mail).toHaveTextContent('Error: no template')
    expect(mail).toHaveTextContent(/16Set aside$/u)
    expect(step).toHaveTextContent('Look for anything overdue · low stock')
    expect(step).toHaveTextContent(/2in 5 minutes$/u)
    expect(screen.getByText('2 failing, 1 set aside')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: words.runOf('mail') }))
    expect(runJob.mock.calls).toEqual([[{ queue: 'mail' }]])
  })

  test('nothing is said of failures where there are none', async () => {
    const services = fakeServices({
      operation: { health: async () => ({ ...facts, failures: [] }) },
    })
    renderApp(<HealthScreen />, { path: '/backoffice/health', role: 'owner', services })
    expect(await screen.findByRole('table', { name: words.jobs })).toBeVisible()
    expect(screen.queryByRole('table', { name: words.failures })).toBeNull()
  })

  test('a failure offers another try', async () => {
    const services = fakeServices({ operation: { health: fails } })
    renderApp(<HealthScreen />, { path: '/backoffice/health', role: 'owner', services })
    expect(await screen.findByRole('alert')).toBeVisible()
  })
})

it('tells the age of the last backup, and that no restore was tested', async () => {
  renderApp(<HealthScreen />, {
    ...{ path: '/backoffice/health', role: 'owner' },
    fakes: { operation: { health: async () => facts } },
  })
  expect(await screen.findByText(/The last one was made 10 hours ago/)).toHaveTextContent(
    'No restore was tested yet.',
  )
})
