import { useId, type ReactNode } from 'react'

interface PartProps {
  title: string
  empty: string | null
  children: ReactNode
}

export function Part({ title, empty, children }: PartProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <div className="mt-3">
        {empty === null ? children : <p className="text-ink-soft">{empty}</p>}
      </div>
    </section>
  )
}
