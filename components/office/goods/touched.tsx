import Link from 'next/link'

import type { TouchedBuilds } from '@/hooks/office/bikes/use-bikes'
import { affectedTexts } from '@/messages/office/bikes/bikes'

interface TouchedProps {
  touched: TouchedBuilds
  none: string
}

export function Touched({ touched, none }: TouchedProps) {
  const words = affectedTexts(touched)
  if (words.length === 0) return <p className="text-ink-soft">{none}</p>
  return (
    <>
      <ul className="list-disc pl-5">
        {words.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
      {touched.orders.some.length > 0 && (
        <p className="mt-1 flex flex-wrap gap-x-4">
          {touched.orders.some.map((number) => (
            <Link
              key={number}
              href={`/backoffice/orders/${number}`}
              className="inline-flex min-h-touch items-center link lg:min-h-0"
            >
              {number}
            </Link>
          ))}
        </p>
      )}
    </>
  )
}
