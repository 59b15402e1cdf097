import { developers } from '@/messages/shop/developers/developers'

import type { Member } from './members'

export function MemberTree({ member }: { member: Member }) {
  if (!hasInside(member)) return <p className="font-mono text-sm">{member.type}</p>
  return (
    <>
      {member.type !== 'object' && (
        <p className="mb-1 font-mono text-sm text-ink-soft">{member.type}</p>
      )}
      <Inside member={member} />
    </>
  )
}

/** Nested properties, which are collapsible and found by the browser's search. */
export function MemberList({ members }: { members: Member[] }) {
  return (
    <ul className="border-l border-line pl-4 text-sm">
      {members.map((member) => (
        <li key={member.name} className="py-1">
          {hasInside(member) ? (
            <details>
              <summary className="rounded py-0.5">
                <MemberLine member={member} />
              </summary>
              <div className="mt-1">
                <Inside member={member} />
              </div>
            </details>
          ) : (
            <MemberLine member={member} />
          )}
        </li>
      ))}
    </ul>
  )
}

const hasInside = ({ members, variants }: Member) => members.length + variants.length > 0

function Inside({ member: { members, variants } }: { member: Member }) {
  if (variants.length === 0) return <MemberList members={members} />
  return (
    <ol className="grid gap-3">
      {variants.map(({ title, members: inside }, index) => (
        <li key={index}>
          <p className="mb-1 text-sm text-ink-soft">
            {developers.variant(index + 1, variants.length)}{' '}
            <span className="font-mono">{title}</span>
          </p>
          {inside.length > 0 && <MemberList members={inside} />}
        </li>
      ))}
    </ol>
  )
}

function MemberLine({ member }: { member: Member }) {
  const { name, type, note, isOptional, members, variants } = member
  const fold = variants.length > 0 ? developers.variants(variants.length) : undefined
  return (
    <span className="flex flex-wrap items-baseline gap-x-3">
      <span className="font-mono font-medium">{name}</span>
      <span className="min-w-0 font-mono break-words text-ink-soft">{type}</span>
      {isOptional && <span className="text-ink-soft">{developers.optional}</span>}
      {note && <span className="text-ink-soft">{note}</span>}
      {hasInside(member) && (
        <span className="text-ink-soft underline decoration-line-strong underline-offset-4">
          {fold ?? developers.members(members.length)}
        </span>
      )}
    </span>
  )
}
