import Link from 'next/link'
import { useState } from 'react'

import { Badge, type BadgeKind } from '@/components/kit/ui/badge'
import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { Loaded } from '@/components/kit/ui/loaded'
import type { HealthState } from '@/domain/office/operation/operation'
import { useHealth, type Health } from '@/hooks/office/operation/use-operation'
import { useMay } from '@/hooks/office/kit/use-permissions'
import { toSentence } from '@/messages/kit/errors'
import { health as texts } from '@/messages/office/operation/operation'

import { RowsPlaceholder } from '@/components/office/kit/list-parts'
import { Part } from '@/components/office/kit/part'
import { EventsTable, FailuresTable, JobsTable } from './jobs-table'

export function HealthScreen() {
  const { health, run, isRunning, error } = useHealth()
  const mayManage = useMay()('system.manage')
  const [started, setStarted] = useState('')
  const start = async (queue: string) => {
    setStarted('')
    if (await run(queue)) setStarted(queue)
  }
  return (
    <>
      {health.isStale && (
        <ErrorNotice sentence={texts.stale} onRetry={health.renew} className="mb-3 max-w-xl" />
      )}
      <Loaded state={health.state} onRetry={health.retry} placeholder={<RowsPlaceholder />}>
        {(facts) => (
          <div className="flex flex-col gap-8 text-sm">
            <Checks {...{ facts }} onRenew={health.renew} />
            <Part title={texts.jobs} empty={null}>
              <p role="status" className="font-medium text-ok">
                {started && texts.started(started)}
              </p>
              {error && <ErrorNotice sentence={toSentence(error)} className="my-3 max-w-xl" />}
              <JobsTable
                {...{ facts, isRunning }}
                onRun={mayManage ? (queue) => void start(queue) : undefined}
              />
            </Part>
            {facts.failures.length > 0 && (
              <Part title={texts.failures} empty={null}>
                <FailuresTable {...{ facts }} />
              </Part>
            )}
            <Part title={texts.events} empty={null}>
              <EventsTable {...{ facts }} />
            </Part>
            <Part title={texts.storage} empty={null}>
              <Storage {...{ facts }} />
            </Part>
          </div>
        )}
      </Loaded>
    </>
  )
}

const KINDS: Record<HealthState, BadgeKind> = { good: 'ok', warn: 'warn', bad: 'bad' }

function Checks({ facts, onRenew }: { facts: Health; onRenew: () => void }) {
  return (
    <Part title={texts.checks} empty={null}>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-ink-soft">
          {texts.asOf(facts.at)}
        </p>
        <Button variant="secondary" size="small" onClick={onRenew}>
          {texts.renew}
        </Button>
      </div>
      <ul className="border-t border-line">
        {facts.checks.map(({ check, state }) => {
          const { title, words, href } = texts.checkOf(check, state, facts)
          return (
            <li
              key={check}
              className="flex flex-wrap items-baseline gap-x-4 gap-y-1 border-b border-line py-2"
            >
              <span className="w-40 font-medium">{title}</span>
              <span className="w-20">
                <Badge kind={KINDS[state]}>{texts.states[state]}</Badge>
              </span>
              <span className="min-w-0 flex-1 basis-64">
                {words}{' '}
                {href && (
                  <Link href={href} className="underline underline-offset-4">
                    {texts.open(title)}
                  </Link>
                )}
              </span>
            </li>
          )
        })}
      </ul>
    </Part>
  )
}

function Storage({ facts: { storage, version, started_at } }: { facts: Health }) {
  const { storageRows: words, size } = texts
  const rows = [
    [words.database, size(storage.database)],
    [words.files, size(storage.files)],
    [words.emails, String(storage.emails)],
    [words.version, version],
    [words.started, texts.received(started_at)],
  ]
  return (
    <dl className="grid max-w-md grid-cols-[1fr_auto] gap-x-6 gap-y-1.5">
      {rows.map(([title, value]) => (
        <div key={title} className="contents">
          <dt className="text-ink-soft">{title}</dt>
          <dd className="text-right figures">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
