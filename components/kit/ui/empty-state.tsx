import { LinkButton } from './link-button'

interface EmptyStateProps {
  title: string
  hint: string
  /** Where to go from here. */
  link?: { href: string; label: string }
}

/** Shown instead of a list without entries, or of an entry that doesn’t exist. */
export function EmptyState({ title, hint, link }: EmptyStateProps) {
  return (
    <div className="border-t border-line py-10">
      <h2 className="text-2xl">{title}</h2>
      <p className="mt-3 max-w-read text-ink-soft">{hint}</p>
      {link && (
        <LinkButton href={link.href} className="mt-6">
          {link.label}
        </LinkButton>
      )}
    </div>
  )
}
