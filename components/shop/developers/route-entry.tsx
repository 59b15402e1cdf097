import type { ReactNode } from 'react'

import { developers } from '@/messages/shop/developers/developers'

import { CodeBlock } from '@/components/kit/ui/code-block'
import { MemberList, MemberTree } from './member-tree'
import type { RouteReference } from './reference'

export function RouteEntry({ route }: { route: RouteReference }) {
  const { id, method, path, summary, notes, access, parameters, answer, answerType } = route
  return (
    <article aria-labelledby={id} className="border-b border-line py-8 first:pt-0">
      <h2 id={id} className="scroll-mt-8 font-mono text-base font-medium break-all">
        <span className="mr-2 rounded bg-ink px-2 py-1 text-xs text-paper">{method}</span> {path}
      </h2>
      <p className="mt-3 max-w-read">{summary}</p>
      <p className="mt-1 text-sm text-ink-soft">{developers.access[access]}</p>
      {notes.map((note) => (
        <p key={note} className="mt-1 max-w-read text-sm text-ink-soft">
          {note}
        </p>
      ))}
      {parameters.length > 0 && (
        <Part title={developers.parameters}>
          <MemberList members={parameters} />
        </Part>
      )}
      <Body route={route} />
      <Part title={answerType === 'application/json' ? developers.answer : developers.file}>
        {answerType === 'application/json' ? (
          <MemberTree member={answer} />
        ) : (
          <p className="font-mono text-sm">{answerType}</p>
        )}
      </Part>
      <Problems problems={route.problems} />
    </article>
  )
}

function Body({ route }: { route: RouteReference }) {
  const { body, bodyTypes, example } = route
  if (bodyTypes.length === 0) return null
  return (
    <Part title={developers.body}>
      {body?.members.length || body?.variants.length ? (
        <MemberTree member={body} />
      ) : (
        <p className="font-mono text-sm">{bodyTypes.join(', ')}</p>
      )}
      {example !== null && (
        <details className="mt-3 text-sm">
          <summary className="rounded py-0.5">{developers.example}</summary>
          <CodeBlock label={developers.exampleOf(route)} text={example} />
        </details>
      )}
    </Part>
  )
}

function Problems({ problems }: Pick<RouteReference, 'problems'>) {
  return (
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
