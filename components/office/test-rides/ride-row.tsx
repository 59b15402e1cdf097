import Link from 'next/link'
import { useRef } from 'react'

import { Badge } from '@/components/kit/ui/badge'
import { Button } from '@/components/kit/ui/button'
import type { TestRide } from '@/hooks/office/test-rides/use-test-rides'
import { testRides as texts } from '@/messages/office/test-rides/test-rides'

import { SampleBadge } from '@/components/office/kit/sample-badge'
import { RideChanges } from './ride-changes'

interface RideRowProps {
  ride: TestRide
  mayWrite: boolean
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
  onDone: (sentence: string) => void
}

export function RideRow({ ride, mayWrite, isOpen, onToggle, onDone }: RideRowProps) {
  const { dealer, dealer_id, bike, can_change, can_tell } = ride
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    onToggle(false)
    button.current?.focus()
  }
  return (
    <li className="border-b border-line py-2 text-sm">
      <div className="grid items-center gap-x-4 gap-y-1 md:grid-cols-[13rem_1fr_1fr_auto]">
        <p className="font-medium">
          <time dateTime={ride.starts_at}>{texts.when(ride)}</time>
        </p>
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-2">
            <Rider ride={ride} />
            <SampleBadge email={ride.email} />
            <State ride={ride} />
          </p>
          <Contact ride={ride} />
        </div>
        <p className="min-w-0 text-ink-soft">
          {bike},{' '}
          <Link href={`/dealers/${dealer_id}`} className="underline underline-offset-4">
            {dealer}
          </Link>
        </p>
        {mayWrite && (can_change || can_tell) && (
          <Button
            ref={button}
            data-row
            variant="secondary"
            size="small"
            className="justify-self-start"
            aria-expanded={isOpen}
            aria-label={`${can_tell ? texts.tell : texts.change} ${texts.openOf(ride)}`}
            onClick={() => onToggle(!isOpen)}
          >
            {can_tell ? texts.tell : texts.change}
          </Button>
        )}
      </div>
      {isOpen && <RideChanges {...{ ride, onDone }} onClose={close} />}
    </li>
  )
}

function Rider({ ride: { name, customer_id } }: { ride: TestRide }) {
  if (!customer_id) return <span>{name || texts.erased}</span>
  return (
    <Link href={`/backoffice/customers/${customer_id}`} className="underline underline-offset-4">
      {name || texts.erased}
    </Link>
  )
}

function Contact({ ride: { email, phone, height_cm } }: { ride: TestRide }) {
  return (
    <p className="flex flex-wrap gap-x-4 text-ink-soft empty:hidden">
      {email && (
        <a href={`mailto:${email}`} className="break-all underline underline-offset-4">
          {email}
        </a>
      )}
      {phone && (
        <a href={`tel:${phone}`} className="underline underline-offset-4">
          {phone}
        </a>
      )}
      {height_cm !== null && <span>{texts.height(height_cm)}</span>}
    </p>
  )
}

function State({ ride }: { ride: TestRide }) {
  const { status, outcome, can_change, is_offered } = ride
  if (status === 'cancelled') return <Badge kind="bad">{texts.cancelled}</Badge>
  if (can_change && !is_offered) return <Badge kind="warn">{texts.notOffered}</Badge>
  if (!outcome) return null
  return <Badge kind={outcome === 'ridden' ? 'ok' : 'warn'}>{texts.outcome(outcome)}</Badge>
}
