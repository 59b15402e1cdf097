import { screen, within } from '@testing-library/react'

import { ReportsScreen } from '@/components/office/reports/reports-screen'
import { deskReports as texts, reportRows } from '@/messages/office/support/reports'
import type { TicketReports } from '@/contract/office/support/support'

import { unreachable } from '@/__tests__/support/guest-shop'
import { renderApp } from '@/__tests__/support/render-app'

const HOUR_MS = 3_600_000
const FULL: TicketReports = {
  csv: { separator: 'comma', decimal: 'point', has_mark: false },
  from: '2026-10-22',
  to: '2026-11-20',
  opened: 12,
  closed: 9,
  overdue: 2,
  first_answer: { count: 9, median_ms: 1.5 * HOUR_MS, p90_ms: 6 * HOUR_MS },
  solution: { count: 9, median_ms: 20 * 60_000, p90_ms: null },
  backlog: [
    { age: 'day', count: 1 },
    { age: 'three_days', count: 0 },
    { age: 'week', count: 2 },
    { age: 'month', count: 0 },
    { age: 'older', count: 0 },
  ],
  score: {
    count: 4,
    average: 4.25,
    solved: 3,
    by_score: [0, 0, 1, 1, 2],
    comments: [{ number: 'T-7', score: 3, comment: 'A bit slow', at: '2026-11-19T12:00:00Z' }],
  },
  searched_in_vain: [{ query: '=rust', tickets: 3, topics: [] }],
}
const EMPTY: TicketReports = {
  ...FULL,
  backlog: FULL.backlog.map(({ age }) => ({ age, count: 0 })),
  score: { count: 0, average: null, solved: 0, by_score: [0, 0, 0, 0, 0], comments: [] },
  searched_in_vain: [],
}

function open(answer: () => Promise<TicketReports>, path = '/backoffice/tickets/reports') {
  const reports = jest.fn(answer)
  return {
    ...renderApp(<ReportsScreen />, { path, fakes: { desk: { reports } } }),
    reports,
  }
}

it('shows figures in posted hours, and each chart as a table', async () => {
  const { reports } = open(async () => FULL, '/backoffice/tickets/reports?days=90')
  const figures = await screen.findByRole('region', { name: texts.figures })
  expect(figures).toHaveTextContent('First answer, median1 h 30 min90% within 6 h')
  expect(figures).toHaveTextContent('Time to solve, median20 min')
  expect(figures).toHaveTextContent('Average score4.3 of 53 of 4 solved')
  const backlog = within(screen.getByRole('table', { name: texts.backlog }))
  expect(backlog.getByRole('row', { name: '3 to 7 days 2' })).toBeVisible()
  const vain = within(screen.getByRole('table', { name: texts.vain }))
  expect(vain.getByRole('row', { name: '=rust 3' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'T-7' })).toLinkTo('/backoffice/tickets/T-7')
  expect(reports).toHaveBeenCalledWith({ days: 90 })
  expect(screen.getByRole('link', { name: '90 days' })).toHaveAttribute('aria-current', 'true')
})

it('says what is missing where there is nothing', async () => {
  open(async () => EMPTY)
  expect(await screen.findByText(texts.backlogEmpty)).toBeVisible()
  expect(screen.getByText(texts.scoresEmpty)).toBeVisible()
  expect(screen.getByText(texts.vainEmpty)).toBeVisible()
})

it('a failure leads on', async () => {
  let isDown = true
  const { user } = open(async () => {
    if (isDown) throw unreachable()
    return FULL
  })
  expect(await screen.findByRole('alert')).toBeVisible()
  isDown = false
  await user.click(within(screen.getByRole('alert')).getByRole('button'))
  expect(await screen.findByRole('region', { name: texts.figures })).toBeVisible()
})

it('the file says what the page says, in minutes', () => {
  const rows = reportRows(FULL)
  expect(rows).toContainEqual(['First answer', 'Median, minutes', 90])
  expect(rows).toContainEqual(['Backlog', '3 to 7 days', 2])
  expect(rows).toContainEqual(['Searched without a result', '=rust', 3])
})
