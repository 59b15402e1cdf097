import Link from 'next/link'
import { useState, type ReactNode } from 'react'

import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { LinkButton } from '@/components/kit/ui/link-button'
import { calendarOf, type Ride, type RideControls } from '@/hooks/community/dealers/use-ride'
import { rides as texts } from '@/messages/community/dealers/rides'
import { toSentence } from '@/messages/kit/errors'

import { RideMove } from './ride-move'

interface RideDetailsProps {
  ride: Ride
  controls: RideControls
}

export function RideDetails({ ride, controls }: RideDetailsProps) {
  const [step, setStep] = useState<'see' | 'move' | 'cancel'>('see')
  const { dealer, bike } = ride
  return (
    <>
      <h1 className="text-4xl">{titleOf(ride)}</h1>
      {ride.can_change && (
        <p role="status" className="mt-3 text-ink-soft">
          {controls.wasMoved ? texts.moved : texts.bookedNote(ride.email)}
        </p>
      )}
      <dl className="mt-8 border-t border-line">
        <Row label={texts.when}>
          <span className="figures">{texts.moment(ride.day, ride.minutes)}</span>
        </Row>
        <Row label={texts.what}>{texts.bikeOption(bike.bike_title, bike.size_title)}</Row>
        <Row label={texts.where}>
          <Link href={`/dealers/${dealer.id}`} className="link">
            {dealer.title}
          </Link>
          <br />
          {dealer.address_lines.join(', ')}
        </Row>
      </dl>
      {!ride.can_change && (
        <LinkButton href={`/dealers/${dealer.id}`} className="mt-8">
          {texts.again}
        </LinkButton>
      )}
      {ride.can_change && step === 'see' && (
        <div className="mt-8 flex flex-wrap gap-3">
          <a
            href={calendarOf(ride)}
            className="inline-flex min-h-touch items-center rounded bg-deep px-5 font-medium text-paper hover:bg-deep-soft"
          >
            {texts.calendar}
          </a>
          <Button variant="secondary" onClick={() => setStep('move')}>
            {texts.move}
          </Button>
          <Button variant="quiet" onClick={() => setStep('cancel')}>
            {texts.cancel}
          </Button>
        </div>
      )}
      {ride.can_change && step === 'move' && (
        <RideMove ride={ride} controls={controls} onDone={() => setStep('see')} />
      )}
      {ride.can_change && step === 'cancel' && (
        <Cancel controls={controls} onBack={() => setStep('see')} />
      )}
    </>
  )
}

function titleOf({ status, can_change }: Ride): string {
  if (status === 'cancelled') return texts.cancelled
  return can_change ? texts.booked : texts.over
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 gap-y-1 border-b border-line py-3 sm:grid-cols-[8rem_1fr]">
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Cancel({ controls, onBack }: { controls: RideControls; onBack: () => void }) {
  const { cancel, isCancelling, cancelError } = controls
  return (
    <div className="mt-8">
      <p>{texts.cancelAsk}</p>
      {cancelError && <ErrorNotice sentence={toSentence(cancelError)} className="mt-4" />}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="danger" isLoading={isCancelling} onClick={() => void cancel()}>
          {texts.cancelSend}
        </Button>
        <Button variant="secondary" onClick={onBack}>
          {texts.keep}
        </Button>
      </div>
    </div>
  )
}
