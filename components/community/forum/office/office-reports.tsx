import Link from 'next/link'
import type { ReactNode } from 'react'

import { Badge } from '@/components/kit/ui/badge'
import { Loaded } from '@/components/kit/ui/loaded'
import { postAddress } from '@/domain/community/forum/forum'
import type { ForumFlagged } from '@/hooks/community/forum/use-forum-office'
import { useLegalReport, type LegalReport } from '@/hooks/community/forum/use-legal-report'
import { useMay } from '@/hooks/office/kit/use-permissions'
import { forum } from '@/messages/community/forum/forum'
import {
  forumDecision,
  forumLegal,
  legalReport as page,
} from '@/messages/community/forum/forum-legal'
import { flagReason } from '@/messages/community/forum/forum-member'
import { forumOffice as texts } from '@/messages/community/forum/forum-office'
import { officeMoment } from '@/messages/office/overview/overview'

import { When } from '../author-name'
import { DecisionForm } from '../decision-form'

type FlaggedPost = ForumFlagged['posts'][number]

interface OfficeReportProps {
  flagged: FlaggedPost
  /** Loads the list again after a decision, also by someone else. */
  onSettled: () => void
}

export function OfficeReport({ flagged, onSettled }: OfficeReportProps) {
  const { post, thread, author, reports, legal_reports, version } = flagged
  const mayModerate = useMay()('forum.moderate')
  return (
    <li className="border-b border-line py-5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <Link
          href={postAddress(thread, post.number)}
          prefetch={false}
          className="font-semibold link"
        >
          <bdi>{thread.title}</bdi> {texts.post(post.number)}
        </Link>
        <bdi className="text-ink-soft">{author?.name ?? texts.someone}</bdi>
        {legal_reports.length > 0 && <Badge kind="bad">{forumLegal.badge}</Badge>}
        {post.is_hidden && <Badge kind="warn">{forum.hidden}</Badge>}
        {post.is_deleted && <Badge kind="warn">{forumLegal.deleted}</Badge>}
      </p>
      <p className="mt-2 line-clamp-6 max-w-read wrap-anywhere whitespace-pre-line">
        <bdi>{post.text}</bdi>
      </p>
      <ul className="mt-2 flex flex-col gap-2 text-sm text-ink-soft">
        {legal_reports.map((report) => (
          <li key={report.id} className="max-w-read wrap-anywhere">
            <LegalReportLink id={report.id} />, <When at={report.created_at} />
            {' · '}
            <bdi>{forumLegal.from(report.name, report.email)}</bdi>
            {report.is_child_abuse && ` · ${forumLegal.childAbuse}`}
            <bdi className="block whitespace-pre-line text-ink">{report.explanation}</bdi>
          </li>
        ))}
        {reports.map(({ reason, note, created_at }, index) => (
          <li key={`${created_at} ${index}`}>
            {flagReason(reason)}, <When at={created_at} />
            {note && <bdi> · {note}</bdi>}
          </li>
        ))}
      </ul>
      {mayModerate && (
        <DecisionForm
          isReported
          id={post.id}
          title={forumDecision.title(post.number, thread.title)}
          version={version}
          authorId={author?.id}
          isLegal={legal_reports.length > 0}
          onDecided={onSettled}
          onChanged={onSettled}
        />
      )}
    </li>
  )
}

export function LegalReportLink({ id }: { id: number }) {
  return (
    <Link href={`/backoffice/forum/reports/${id}`} prefetch={false} className="link">
      {forumLegal.report(id)}
    </Link>
  )
}

/** Page of a report of illegal content: receipt, decision and statement of reasons. */
export function LegalReportScreen({ id }: { id: string | null }) {
  const { state, retry } = useLegalReport(id)
  return (
    <Loaded state={state} onRetry={retry}>
      {(found) => (
        <article className="text-sm">
          <ReportFacts {...found} />
          <Section title={page.decision}>
            <DecisionFacts {...found} />
          </Section>
          <Section title={page.statement}>
            {found.statement ? <Facts rows={found.statement} /> : <p>{page.noStatement}</p>}
          </Section>
        </article>
      )}
    </Loaded>
  )
}

function ReportFacts({ report }: LegalReport) {
  const { name, email, explanation, address, created_at } = report
  return (
    <Facts
      rows={[
        [page.post, <PostLink key="post" address={address} />],
        [page.by, forumLegal.from(name, email)],
        [page.at, officeMoment(created_at)],
        [page.explanation, explanation || page.erased],
        [page.receipt, email ? page.receiptSent(email) : page.noReceipt],
      ]}
    />
  )
}

const PostLink = ({ address }: { address: string }) => (
  <a href={address} className="link">
    {address}
  </a>
)

function DecisionFacts({ report, decision }: LegalReport) {
  if (report.decided_at === null) return <p>{page.open}</p>
  if (!decision) return <p>{page.gone}</p>
  const { is_hidden, ground, reference, reason, by } = decision
  return (
    <Facts
      rows={[
        [page.decision, page.outcome(is_hidden)],
        ...(ground ? [[forumDecision.grounds[ground], reference ?? ''] as const] : []),
        [forumDecision.reason, reason],
        [page.decidedAt, officeMoment(report.decided_at)],
        [page.moderator, by ?? texts.someone],
      ]}
    />
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-8">
      <h2 className="mb-3 text-lg font-semibold">{title}</h2>
      {children}
    </section>
  )
}

function Facts({ rows }: { rows: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className="grid max-w-3xl gap-x-6 gap-y-2 md:grid-cols-[12rem_1fr]">
      {rows.map(([title, value]) => (
        <div key={title} className="contents">
          <dt className="text-ink-soft">{title}</dt>
          <dd className="min-w-0 wrap-anywhere whitespace-pre-line max-md:mb-2">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
