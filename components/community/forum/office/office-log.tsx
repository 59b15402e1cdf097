import Link from 'next/link'
import { useState } from 'react'

import { Button } from '@/components/kit/ui/button'
import { Loaded } from '@/components/kit/ui/loaded'
import { postAddress } from '@/domain/community/forum/forum'
import { changesOf } from '@/domain/community/forum/forum-moderation'
import { useForumLog, type ForumLog } from '@/hooks/community/forum/use-forum-office'
import { shortMoment } from '@/messages/office/overview/overview'
import {
  forumAction,
  forumChange,
  forumOffice as texts,
} from '@/messages/community/forum/forum-office'

import { LegalReportLink } from './office-reports'

type Entry = ForumLog['records'][number]
const { at, who, what, change, why } = texts.columns

export function OfficeLog({ reloadKey }: { reloadKey: number }) {
  const [before, setBefore] = useState<number | null>(null)
  const { state, retry } = useForumLog(before, reloadKey)
  return (
    <Loaded state={state} onRetry={retry}>
      {({ records, next }) => (
        <>
          {records.length === 0 ? (
            <p className="text-sm text-ink-soft">{texts.noLog}</p>
          ) : (
            <Records records={records} />
          )}
          <div className="mt-4 flex flex-wrap gap-3">
            {before !== null && (
              <Button variant="secondary" size="small" onClick={() => setBefore(null)}>
                {texts.newest}
              </Button>
            )}
            {next !== null && (
              <Button variant="secondary" size="small" onClick={() => setBefore(next)}>
                {texts.older}
              </Button>
            )}
          </div>
        </>
      )}
    </Loaded>
  )
}

function Records({ records }: Pick<ForumLog, 'records'>) {
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-left text-sm">
        <caption className="sr-only">{texts.log}</caption>
        <thead>
          <tr className="border-b border-line-strong text-ink-soft">
            {[at, who, what, change, why].map((title) => (
              <th key={title} scope="col" className="py-2 pr-4 font-normal">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {records.map((record) => (
            <Row key={record.id} record={record} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Row({ record }: { record: Entry }) {
  const { actor, created_at, before, after, reference, reason, legal_reports } = record
  return (
    <tr className="border-b border-line align-top">
      <td className="py-2 pr-4 whitespace-nowrap">{shortMoment(created_at)}</td>
      <td className="py-2 pr-4">
        <bdi>{actor?.name ?? texts.someone}</bdi>
      </td>
      <td className="min-w-40 py-2 pr-4 wrap-anywhere">
        <Subject record={record} />
      </td>
      <td className="py-2 pr-4">{changesOf(before, after).map(forumChange).join(', ')}</td>
      <td className="min-w-40 py-2 wrap-anywhere">
        <bdi>{[reference, reason].filter(Boolean).join(': ')}</bdi>{' '}
        {legal_reports.map((id) => (
          <span key={id} className="block">
            <LegalReportLink id={id} />
          </span>
        ))}
      </td>
    </tr>
  )
}

function Subject({ record: { action, thread, thread_id, number, member } }: { record: Entry }) {
  const name = <bdi>{member?.name ?? texts.someone}</bdi>
  return (
    <>
      {forumAction(action)}
      {': '}
      {thread && (
        <Link href={postAddress(thread, number ?? 1)} prefetch={false} className="link">
          <bdi>{thread.title}</bdi>
          {number !== null && ` ${texts.post(number)}`}
        </Link>
      )}
      {!thread && (thread_id === null ? name : texts.gone(thread_id))}
    </>
  )
}
