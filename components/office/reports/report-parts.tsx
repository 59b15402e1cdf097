import Link from 'next/link'

import type { TicketReports } from '@/hooks/office/support/use-desk-reports'
import { contact } from '@/messages/community/support/contact'
import { deskReports as texts } from '@/messages/office/support/reports'

import { Part } from '@/components/office/kit/part'
import { ReportBars } from './report-bars'

interface PartsProps {
  reports: TicketReports
}

export function ReportParts({ reports }: PartsProps) {
  const { backlog, score } = reports
  const isBacklog = backlog.some(({ count }) => count > 0)
  return (
    <div className="flex flex-col gap-10">
      <Figures reports={reports} />
      <div className="grid gap-10 xl:grid-cols-2">
        <Part title={texts.backlog} empty={isBacklog ? null : texts.backlogEmpty}>
          <ReportBars
            title={texts.backlog}
            columns={{ label: texts.age, count: texts.count }}
            rows={backlog.map(({ age, count }) => ({ label: texts.ageOf(age), count }))}
          />
        </Part>
        <Part title={texts.scores} empty={score.count > 0 ? null : texts.scoresEmpty}>
          <ReportBars
            title={texts.scores}
            columns={{ label: texts.scoreColumn, count: texts.ratings }}
            rows={score.by_score.map((count, index) => ({ label: String(index + 1), count }))}
          />
        </Part>
        <SearchedInVain reports={reports} />
        <Comments reports={reports} />
      </div>
    </div>
  )
}

function Figures({ reports }: PartsProps) {
  const { first_answer, solution, score } = reports
  const figures = [
    { label: texts.opened, value: reports.opened },
    { label: texts.closed, value: reports.closed },
    { label: texts.overdue, value: reports.overdue },
    {
      label: texts.first,
      value: texts.hours(first_answer.median_ms),
      note: texts.slowest(first_answer.p90_ms),
    },
    {
      label: texts.solution,
      value: texts.hours(solution.median_ms),
      note: texts.slowest(solution.p90_ms),
    },
    {
      label: texts.average,
      value: texts.score(score.average),
      note: score.count > 0 ? texts.solved(score.solved, score.count) : '',
    },
  ]
  return (
    <section aria-label={texts.figures}>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-5 md:grid-cols-3 xl:grid-cols-6">
        {figures.map(({ label, value, note }) => (
          <div key={label} className="border-t border-line-strong pt-2">
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd className="figures text-xl">{value}</dd>
            {note && <dd className="text-xs text-ink-soft">{note}</dd>}
          </div>
        ))}
      </dl>
    </section>
  )
}

function SearchedInVain({ reports }: PartsProps) {
  const rows = reports.searched_in_vain.map(({ query, tickets, topics }) => ({
    label: query,
    count: tickets,
    note: topics.map(contact.topicTitle).join(', '),
  }))
  return (
    <Part title={texts.vain} empty={rows.length > 0 ? null : texts.vainEmpty}>
      <p className="mb-2 text-sm text-ink-soft">{texts.vainLead}</p>
      <ReportBars
        title={texts.vain}
        columns={{ label: texts.query, count: texts.count }}
        rows={rows}
      />
    </Part>
  )
}

function Comments({ reports }: PartsProps) {
  const { comments } = reports.score
  return (
    <Part title={texts.comments} empty={comments.length > 0 ? null : texts.commentsEmpty}>
      <ul className="text-sm">
        {comments.map(({ number, score, comment }) => (
          <li key={number} className="border-b border-line py-2">
            <Link href={`/backoffice/tickets/${number}`} className="link">
              {number}
            </Link>{' '}
            <span className="text-ink-soft">{texts.score(score)}</span>
            <p className="wrap-anywhere whitespace-pre-line">{comment}</p>
          </li>
        ))}
      </ul>
    </Part>
  )
}
