import type { Presence } from '@/domain/office/support/desk'
import { usePresence } from '@/hooks/office/support/use-presence'
import { desk as texts } from '@/messages/office/support/support'

/** Other agents who have the ticket open, to avoid duplicate replies. */
export function PresenceNotice({ number, doing }: { number: string; doing: Presence }) {
  const people = usePresence(number, doing)
  return (
    <div role="status" className="empty:hidden">
      {people.map((person) => (
        <p
          key={person.id}
          className="mt-3 rounded border border-warn/60 bg-warn/5 px-3 py-2 text-sm"
        >
          <bdi className="font-semibold">{person.name}</bdi> {texts.present[person.doing]}
        </p>
      ))}
    </div>
  )
}
