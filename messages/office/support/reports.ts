import type { TicketReports } from '@/contract/office/support/support'
import type { CsvCell } from '@/domain/office/kit/csv'

const MINUTE_MS = 60_000
const AGES: Record<TicketReports['backlog'][number]['age'], string> = {
  day: 'Less than 1 day',
  three_days: '1 to 3 days',
  week: '3 to 7 days',
  month: '7 to 30 days',
  older: '30 days or more',
}

function hours(ms: number | null): string {
  if (ms === null) return '–'
  const minutes = Math.round(ms / MINUTE_MS)
  const [whole, rest] = [Math.floor(minutes / 60), minutes % 60]
  if (whole === 0) return `${rest} min`
  return rest === 0 ? `${whole} h` : `${whole} h ${rest} min`
}

const minutesOf = (ms: number | null) => (ms === null ? '' : Math.round(ms / MINUTE_MS))

export const deskReports = {
  title: 'Ticket reports',
  lead: 'Times count posted hours only. Time spent waiting for the customer doesn’t count toward solving.',
  tickets: 'All tickets',
  span: (days: number) => `${days} days`,
  slow: 'The reports are taking longer than usual…',
  csv: 'Download CSV',
  file: ({ from, to }: TicketReports) => `ticket-reports-${from}-${to}.csv`,
  figures: 'Figures',
  opened: 'Opened',
  closed: 'Closed',
  overdue: 'Overdue now',
  first: 'First answer, median',
  solution: 'Time to solve, median',
  average: 'Average score',
  solved: (solved: number, count: number) => `${solved} of ${count} solved`,
  slowest: (ms: number | null) => (ms === null ? '' : `90% within ${hours(ms)}`),
  hours,
  score: (average: number | null) => (average === null ? '–' : `${average.toFixed(1)} of 5`),
  backlog: 'Waiting for us now, by age',
  backlogEmpty: 'No tickets are waiting for us.',
  age: 'Age',
  ageOf: (age: TicketReports['backlog'][number]['age']) => AGES[age],
  count: 'Tickets',
  scores: 'Scores',
  scoresEmpty: 'No ratings in these days. Customers can rate a ticket after it’s closed.',
  scoreColumn: 'Score',
  ratings: 'Ratings',
  comments: 'Comments',
  commentsEmpty: 'No comments in these days.',
  vain: 'Topics to write',
  vainLead: 'What customers searched for without a result before they wrote to us.',
  vainEmpty: 'No one searched without a result before writing to us.',
  query: 'Search',
}

/** Returns the rows of the CSV file: report, entry and value. Times are in minutes. */
export function reportRows(reports: TicketReports): CsvCell[][] {
  const { first_answer, solution, score } = reports
  return [
    ['Report', 'Entry', 'Value'],
    ['Days', 'From', reports.from],
    ['Days', 'To', reports.to],
    [deskReports.opened, deskReports.count, reports.opened],
    [deskReports.closed, deskReports.count, reports.closed],
    [deskReports.overdue, deskReports.count, reports.overdue],
    ['First answer', 'Median, minutes', minutesOf(first_answer.median_ms)],
    ['First answer', '90th percentile, minutes', minutesOf(first_answer.p90_ms)],
    ['Time to solve', 'Median, minutes', minutesOf(solution.median_ms)],
    ['Time to solve', '90th percentile, minutes', minutesOf(solution.p90_ms)],
    ['Score', 'Average', score.average ?? ''],
    ['Score', 'Solved', score.solved],
    ...score.by_score.map((count, index): CsvCell[] => ['Score', String(index + 1), count]),
    ...reports.backlog.map(({ age, count }): CsvCell[] => ['Backlog', AGES[age], count]),
    ...reports.searched_in_vain.map(({ query, tickets }): CsvCell[] => [
      'Searched without a result',
      query,
      tickets,
    ]),
  ]
}
