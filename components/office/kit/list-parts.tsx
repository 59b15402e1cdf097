import type { ComponentProps } from 'react'

import { LinkButton } from '@/components/kit/ui/link-button'
import { Skeleton } from '@/components/kit/ui/skeleton'
import { officeLists as texts } from '@/messages/office/kit/lists'

interface PageLinksProps {
  previous: string | null
  next: string | null
  /** Link labels, which depend on the sort order of the list. */
  titles: { previous: string; next: string }
  hrefOf: (marks: { after?: string; before?: string }) => string
}

export function PageLinks({ previous, next, titles, hrefOf }: PageLinksProps) {
  if (!previous && !next) return null
  return (
    <nav aria-label={texts.pages} className="mt-6 flex flex-wrap gap-3">
      {previous && (
        <LinkButton size="small" href={hrefOf({ before: previous })} shallow variant="secondary">
          {titles.previous}
        </LinkButton>
      )}
      {next && (
        <LinkButton size="small" href={hrefOf({ after: next })} shallow variant="secondary">
          {titles.next}
        </LinkButton>
      )}
    </nav>
  )
}

interface ListLinkProps extends Pick<ComponentProps<'a'>, 'aria-keyshortcuts'> {
  href: string
  title: string
}

/** A page that belongs to a list, such as the one that adds an entry; above the rows. */
export const ListLink = ({ title, ...link }: ListLinkProps) => (
  <LinkButton size="small" variant="secondary" {...link}>
    {title}
  </LinkButton>
)

interface EmptyProps {
  title: string
  hint?: string
  link?: { href: string; title: string }
  /** Whether a heading above it names the list. */
  isPart?: boolean
}

export function EmptyList({ title, hint, link, isPart }: EmptyProps) {
  if (isPart) {
    return (
      <div className="border-t border-line py-3 text-sm">
        <p className="font-medium">{title}</p>
        {hint && <p className="text-ink-soft">{hint}</p>}
      </div>
    )
  }
  return (
    <div className="border-t border-line py-8">
      <h2 className="text-xl">{title}</h2>
      {hint && <p className="mt-2 max-w-read text-ink-soft">{hint}</p>}
      {link && (
        <LinkButton size="small" href={link.href} shallow variant="secondary" className="mt-4">
          {link.title}
        </LinkButton>
      )}
    </div>
  )
}

export function RowsPlaceholder() {
  return (
    <div className="flex flex-col gap-3">
      {Array.from({ length: 10 }, (_, index) => (
        <Skeleton key={index} className="h-8 w-full" />
      ))}
    </div>
  )
}
