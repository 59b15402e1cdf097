import Link from 'next/link'

import { cx } from '@/components/kit/ui/cx'
import type { NearDealer } from '@/hooks/community/dealers/use-dealers'
import { dealersTexts as texts } from '@/messages/community/dealers/dealers'

import { OpenNow } from './open-now'

interface DealerRowProps {
  dealer: NearDealer
  unit: 0 | 1
  isActive: boolean
  onActive: (id: number | null) => void
}

/** Dealer in the list; hover or focus highlights its marker on the map. */
export function DealerRow({ dealer, unit, isActive, onActive }: DealerRowProps) {
  const { id, title, services, distance_km: km } = dealer
  return (
    <li
      id={`dealer-${id}`}
      className={cx(
        'scroll-mt-24 border-b border-line py-5 transition-colors lg:px-4',
        isActive && 'bg-surface',
      )}
      onMouseEnter={() => onActive(id)}
      onMouseLeave={() => onActive(null)}
      onFocus={() => onActive(id)}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="text-xl">
          <Link
            href={`/dealers/${id}`}
            prefetch={false}
            className="inline-flex min-h-touch items-center link"
          >
            {title}
          </Link>
        </h2>
        {km !== null && <p className="figures text-sm">{texts.away(km, unit)}</p>}
      </div>
      <p>{dealer.address_lines.join(', ')}</p>
      <p className="mt-1 text-sm text-ink-soft">
        {services.map((service) => texts.services[service]).join(' · ')}
      </p>
      <div className="mt-2">
        <OpenNow dealer={dealer} />
      </div>
    </li>
  )
}
