import type { ReactNode } from 'react'

import { developers } from '@/messages/developers'

import { MemberList, MemberTree } from './member-tree'
import type { RouteReference } from './reference'

/** One route: what it does, what it takes, what it answers. */
export function RouteEntry({ route }: { route: RouteReference }) {
  const { id, method, path, summary, takesToken, parameters, body, answer, problems } = route
  return (
    <article aria-labelledby={id} className="border-b border-line py-8 first:pt-0">
      <h2 id={id} className="scroll-mt-8 font-mono text-base font-medium break-all">
        <span className="mr-2 rounded bg-ink px-2 py-1 text-xs text-paper">{method}</span> {path}
      </h2>
      <p className="mt-3 max-w-read">{summary}</p>
      {takesToken && <p className="mt-1 text-sm text-ink-soft">{developers.bearer}</p>}
      {parameters.length > 0 && (
        <Part title={developers.parameters}>
          <MemberList members={parameters} />
        </Part>
      )}
      {body && (
        <Part title={developers.body}>
          <MemberTree member={body} />
        </Part>
      )}
      <Part title={developers.answer}>
        <MemberTree member={answer} />
      </Part>
      {problems.length > 0 && (
        <Part title={developers.problems}>
          <ul className="font-mono text-sm">
            {problems.map(({ status, codes }) => (
              <li key={status} className="flex gap-4 py-1">
                <span className="text-ink-soft">{status}</span>
                <span className="min-w-0 break-words">{codes.join(', ')}</span>
              </li>
            ))}
          </ul>
        </Part>
      )}
    </article>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-6">
      <h3 className="mb-2 eyebrow text-ink-soft">{title}</h3>
      {children}
    </section>
  )
}
