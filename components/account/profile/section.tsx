import { useId, type ReactNode } from 'react'

interface SectionProps {
  title: string
  lead?: string
  children: ReactNode
}

export function Section({ title, lead, children }: SectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="border-t border-line py-10 first:border-0 first:pt-0">
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      {lead && <p className="mt-2 max-w-read text-ink-soft">{lead}</p>}
      <div className="mt-5 max-w-xl">{children}</div>
    </section>
  )
}
