import { developers } from '@/messages/developers'

import type { Member } from './reference'

/** A body or an answer: its type when it is one value, else its members. */
export function MemberTree({ member }: { member: Member }) {
  if (member.members.length === 0) return <p className="font-mono text-sm">{member.type}</p>
  return (
    <>
      {member.type !== 'object' && (
        <p className="mb-1 font-mono text-sm text-ink-soft">{member.type}</p>
      )}
      <MemberList members={member.members} />
    </>
  )
}

/** Members below each other; what is inside a member folds open, also by the browser's search. */
export function MemberList({ members }: { members: Member[] }) {
  return (
    <ul className="border-l border-line pl-4 text-sm">
      {members.map((member) => (
        <li key={member.name} className="py-1">
          {member.members.length === 0 ? (
            <MemberLine member={member} />
          ) : (
            <details>
              <summary className="rounded py-0.5">
                <MemberLine member={member} />
              </summary>
              <div className="mt-1">
                <MemberList members={member.members} />
              </div>
            </details>
          )}
        </li>
      ))}
    </ul>
  )
}

function MemberLine({ member }: { member: Member }) {
  const { name, type, note, isOptional, members } = member
  return (
    <span className="flex flex-wrap items-baseline gap-x-3">
      <span className="font-mono font-medium">{name}</span>
      <span className="min-w-0 font-mono break-words text-ink-soft">{type}</span>
      {isOptional && <span className="text-ink-soft">{developers.optional}</span>}
      {note && <span className="text-ink-soft">{note}</span>}
      {members.length > 0 && (
        <span className="text-ink-soft underline decoration-line-strong underline-offset-4">
          {developers.members(members.length)}
        </span>
      )}
    </span>
  )
}
