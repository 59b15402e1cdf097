import Link from 'next/link'

import { Loaded } from '@/components/kit/ui/loaded'
import { useAuditEntry, type AuditEntry } from '@/hooks/office/audit/use-audit'
import { audit as texts } from '@/messages/office/audit/audit'
import { differencesOf } from '@/messages/office/audit/differences'
import { officeMoment } from '@/messages/office/overview/overview'

import { Part } from '@/components/office/kit/part'

export function EntryScreen({ id }: { id: string | null }) {
  const { state, retry } = useAuditEntry(id)
  return (
    <Loaded state={state} onRetry={retry}>
      {(entry) => (
        <article className="text-sm">
          <h2 className="text-xl break-words">{texts.actionOf(entry.action)}</h2>
          <Facts entry={entry} />
          <div className="mt-8">
            <Differences entry={entry} />
          </div>
        </article>
      )}
    </Loaded>
  )
}

function Facts({ entry }: { entry: AuditEntry }) {
  const href = texts.hrefOf(entry.subject)
  const subject = texts.subjectOf(entry.subject)
  const facts = [
    {
      title: texts.columns.subject,
      value: href ? (
        <Link href={href} className="break-all link">
          {subject}
        </Link>
      ) : (
        subject
      ),
    },
    { title: texts.columns.person, value: texts.personOf(entry) },
    { title: texts.role, value: texts.roleOf(entry.role) },
    { title: texts.columns.at, value: officeMoment(entry.at) },
    { title: texts.reason, value: entry.reason },
    { title: texts.requested, value: texts.askedOf(entry.asked) },
    { title: texts.request, value: entry.request_id },
    { title: texts.session, value: entry.session },
    { title: texts.link, value: texts.linkOf(entry.link) },
  ]
  return (
    <dl className="mt-4 grid max-w-3xl gap-x-6 gap-y-2 md:grid-cols-[10rem_1fr]">
      {facts
        .filter(({ value }) => value)
        .map(({ title, value }) => (
          <div key={title} className="contents">
            <dt className="text-ink-soft">{title}</dt>
            <dd className="min-w-0 wrap-anywhere max-md:mb-2">{value}</dd>
          </div>
        ))}
    </dl>
  )
}

function Differences({ entry }: { entry: AuditEntry }) {
  const differences = differencesOf(entry)
  const { name, before, after } = texts.differenceColumns
  const nothing = entry.is_erased ? texts.erased : texts.noDifference
  return (
    <Part title={texts.differences} empty={differences.length === 0 ? nothing : null}>
      <table className="w-full text-sm">
        <caption className="sr-only">{texts.differences}</caption>
        <thead>
          <tr className="border-b border-line-strong text-left text-ink-soft">
            {[name, before, after].map((title) => (
              <th key={title} scope="col" className="h-9 pr-4 font-normal">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {differences.map((one) => (
            <tr key={one.name} className="border-b border-line align-top">
              <th scope="row" className="py-2 pr-4 text-left font-medium">
                {one.name}
              </th>
              <td className="py-2 pr-4 break-words text-ink-soft">{one.before}</td>
              <td className="py-2 break-words">{one.after}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Part>
  )
}
