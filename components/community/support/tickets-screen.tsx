import Link from 'next/link'

import { SupportFacts } from '@/components/kit/layout/support-facts'
import { Badge } from '@/components/kit/ui/badge'
import { LinkButton } from '@/components/kit/ui/link-button'
import { EmptyState } from '@/components/kit/ui/empty-state'
import { Loaded } from '@/components/kit/ui/loaded'
import { useSupportTickets } from '@/hooks/community/support/use-support-tickets'
import { contact } from '@/messages/community/support/contact'
import { support as texts } from '@/messages/community/support/support'

export function TicketsScreen() {
  const { state, retry } = useSupportTickets()
  return (
    <>
      <Loaded state={state} onRetry={retry}>
        {(tickets) =>
          tickets.length === 0 ? (
            <EmptyState title={texts.empty} hint={texts.emptyHint} />
          ) : (
            <ul className="border-t border-line">
              {tickets.map(({ number, subject, topic, status, updated_at }) => (
                <li key={number} className="border-b border-line py-4">
                  <p className="flex flex-wrap items-center gap-3">
                    <Link
                      href={`/dashboard/support/${number}`}
                      className="inline-flex min-h-touch min-w-0 items-center font-semibold wrap-anywhere link"
                    >
                      {subject}
                    </Link>
                    <Badge>{texts.status(status)}</Badge>
                  </p>
                  <p className="text-sm text-ink-soft">
                    <span className="figures">{number}</span> · {contact.topicTitle(topic)} ·{' '}
                    <time dateTime={updated_at}>{texts.changed(updated_at)}</time>
                  </p>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      <LinkButton href="/contact" className="mt-8">
        {texts.write}
      </LinkButton>
      <SupportFacts className="mt-12 max-w-xl" />
    </>
  )
}
