import { Button } from '@/components/kit/ui/button'
import { cx } from '@/components/kit/ui/cx'
import type { Health } from '@/hooks/office/operation/use-operation'
import { health as texts } from '@/messages/office/operation/operation'
import { providerName } from '@/messages/kit/providers'

type Job = Health['jobs'][number]

interface JobsTableProps {
  facts: Health
  isRunning: boolean
  /** Runs a scheduled job now; omitted without write permission. */
  onRun?: ((queue: string) => void) | undefined
}

/** Background jobs, queue workers first. */
export function JobsTable({ facts: { jobs, at }, isRunning, onRun }: JobsTableProps) {
  const { job, waiting, running, failed, ended } = texts.jobColumns
  return (
    <table className="w-full">
      <caption className="sr-only">{texts.jobs}</caption>
      <thead>
        <tr className="border-b border-line-strong text-left text-ink-soft">
          <Head>{job}</Head>
          <Head className="text-right">{waiting}</Head>
          <Head className="text-right max-md:hidden">{running}</Head>
          <Head className="text-right max-md:hidden">{failed}</Head>
          <Head className="text-right max-md:hidden">{ended}</Head>
          {onRun && (
            <Head>
              <span className="sr-only">{texts.run}</span>
            </Head>
          )}
        </tr>
      </thead>
      <tbody>
        {jobs.map((row) => (
          <JobRow key={row.queue} {...{ row, at, isRunning, onRun }} />
        ))}
      </tbody>
    </table>
  )
}

interface JobRowProps extends Pick<JobsTableProps, 'isRunning' | 'onRun'> {
  row: Job
  at: string
}

function JobRow({ row, at, isRunning, onRun }: JobRowProps) {
  return (
    <tr className="border-b border-line md:h-9">
      <th scope="row" className="py-1.5 pr-4 text-left font-medium">
        {texts.jobOf(row.queue)}
        {row.ended_at && (
          <span className="block text-xs font-normal text-ink-soft md:hidden">
            {texts.ended(row.ended_at, at)}
          </span>
        )}
        <Failed row={row} />
        <Problems row={row} />
      </th>
      <td className="pr-4 text-right figures">
        {row.waiting}
        {row.oldest_at && (
          <span className="block text-xs text-ink-soft">
            {texts.waitingSince(row.oldest_at, at)}
          </span>
        )}
      </td>
      <td className="pr-4 text-right figures max-md:hidden">{row.running}</td>
      <td className={cx('pr-4 text-right figures max-md:hidden', row.failed > 0 && 'text-bad')}>
        {row.failed}
      </td>
      <td className="pr-4 text-right whitespace-nowrap text-ink-soft max-md:hidden">
        {texts.ended(row.ended_at, at)}
      </td>
      {onRun && (
        <td className="text-right">
          {(row.is_round || row.set_aside > 0) && (
            <Button
              variant="secondary"
              size="small"
              className="whitespace-nowrap"
              aria-label={texts.runOf(row.queue)}
              isLoading={isRunning}
              onClick={() => onRun(row.queue)}
            >
              {texts.run}
            </Button>
          )}
        </td>
      )}
    </tr>
  )
}

/** Number of failures, shown in the name's cell on phones, where its own column is hidden. */
function Failed({ row: { failed } }: { row: Job }) {
  if (failed === 0) return null
  return (
    <span className="block text-xs font-normal text-bad md:hidden">
      {`${texts.jobColumns.failed}: ${failed}`}
    </span>
  )
}

function Problems({ row }: { row: Job }) {
  const text = texts.problemsOf(row)
  return text === '' ? null : <span className="block text-xs font-normal text-bad">{text}</span>
}

export function EventsTable({ facts: { events } }: { facts: Health }) {
  const { provider, received, day, waiting, failed } = texts.eventColumns
  return (
    <table className="w-full max-w-3xl">
      <caption className="sr-only">{texts.events}</caption>
      <thead>
        <tr className="border-b border-line-strong text-left text-ink-soft">
          <Head>{provider}</Head>
          <Head>{received}</Head>
          <Head className="text-right max-md:hidden">{day}</Head>
          <Head className="text-right">{waiting}</Head>
          <Head className="text-right">{failed}</Head>
        </tr>
      </thead>
      <tbody>
        {events.map((row) => (
          <tr key={row.provider} className="h-9 border-b border-line">
            <th scope="row" className="pr-4 text-left font-medium">
              {providerName(row.provider)}
            </th>
            <td className="pr-4 text-ink-soft">{texts.received(row.received_at)}</td>
            <td className="pr-4 text-right figures max-md:hidden">{row.day}</td>
            <td className="pr-4 text-right figures">{row.waiting}</td>
            <td className={cx('text-right figures', row.failed > 0 && 'text-bad')}>{row.failed}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export function FailuresTable({ facts: { failures, at } }: { facts: Health }) {
  const { work, error, since, attempts, next } = texts.failureColumns
  return (
    <table className="w-full">
      <caption className="sr-only">{texts.failures}</caption>
      <thead>
        <tr className="border-b border-line-strong text-left text-ink-soft">
          <Head>{work}</Head>
          <Head className="max-md:hidden">{error}</Head>
          <Head className="max-md:hidden">{since}</Head>
          <Head className="text-right">{attempts}</Head>
          <Head className="text-right">{next}</Head>
        </tr>
      </thead>
      <tbody>
        {failures.map((row) => (
          <tr key={`${row.work} ${row.row}`} className="border-b border-line md:h-9">
            <th scope="row" className="py-1.5 pr-4 text-left font-medium">
              {texts.failureOf(row)}
              <span className="block text-xs font-normal break-words text-ink-soft md:hidden">
                {row.error}
              </span>
            </th>
            <td className="pr-4 text-ink-soft max-md:hidden">{row.error}</td>
            <td className="pr-4 whitespace-nowrap text-ink-soft max-md:hidden">
              {texts.received(row.since)}
            </td>
            <td className="pr-4 text-right figures">{row.attempts}</td>
            <td className="text-right whitespace-nowrap">{texts.nextTry(row.next_at, at)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Head({ className, children }: { className?: string; children: React.ReactNode }) {
  return (
    <th scope="col" className={cx('h-9 pr-4 font-normal last:pr-0', className)}>
      {children}
    </th>
  )
}
