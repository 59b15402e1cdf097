import Link from 'next/link'
import type { ReactNode } from 'react'

import { BikeProgress } from '@/components/shop/bikes/bike-progress'
import { BuildPicture } from '@/components/shop/bikes/build-picture'
import { Badge } from '@/components/kit/ui/badge'
import { cx } from '@/components/kit/ui/cx'
import { LinkButton } from '@/components/kit/ui/link-button'
import { Loaded } from '@/components/kit/ui/loaded'
import { useBike, type BikeDetail } from '@/hooks/account/garage/use-garage'
import { garage as texts } from '@/messages/account/garage/garage'

import { BikePapers } from './bike-papers'
import { BikeSettingsForm } from './bike-settings-form'
import { FittingSpares } from './fitting-spares'
import { ServiceBook } from './service-book'

interface BikeScreenProps {
  id: number | null
  review?: (bike: BikeDetail) => ReactNode
}

/** Shows progress until delivery, then settings and service log; documents and spare parts always. */
export function BikeScreen({ id, review }: BikeScreenProps) {
  const { state, retry, renew, set } = useBike(id)
  return (
    <>
      <Link href="/dashboard" className="mb-6 inline-flex min-h-touch items-center link">
        {texts.back}
      </Link>
      <Loaded state={state} onRetry={retry}>
        {(bike) => (
          <article className="flex flex-col gap-14">
            <BikeHead bike={bike} />
            {bike.status === 'owned' && (
              <BikeSettingsForm
                bike={bike}
                onSaved={(settings) => set({ ...bike, settings })}
                key={bike.id}
              />
            )}
            {review?.(bike)}
            <BikePapers bike={bike} />
            {bike.status === 'owned' && <ServiceBook bike={bike} onChanged={renew} />}
            <FittingSpares spares={bike.spares} />
          </article>
        )}
      </Loaded>
    </>
  )
}

function BikeHead({ bike }: { bike: BikeDetail }) {
  const { title, size, color, status, settings } = bike
  const isHere = status === 'owned'
  const facts = [
    { label: texts.frameNumber, text: bike.frame_number, isFigure: true },
    { label: texts.controller, text: isHere && bike.mac_id, isFigure: true },
    { label: texts.size, text: size },
    { label: texts.color, text: color },
    { label: texts.order, text: bike.order_number, isFigure: true },
    { label: texts.delivered, text: bike.delivered_at && texts.date(bike.delivered_at) },
    { label: texts.warranty, text: bike.warranty_until && texts.date(bike.warranty_until) },
  ].filter(({ text }) => text)
  return (
    <header className="grid items-center gap-8 lg:grid-cols-2">
      <BuildPicture
        slug={bike.bike_slug}
        build={bike.build}
        view="paper"
        title={`${title}, size ${size}, ${color}`}
        className="h-auto w-full"
        isFirst
      />
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-3">
          <h2 className="text-4xl">{settings.nickname || title}</h2>
          <Badge kind={status === 'owned' ? 'ok' : 'plain'}>{texts.status(status)}</Badge>
        </div>
        {!isHere && <BikeProgress steps={bike.progress} hint={texts.progressHint} />}
        <dl className="mt-5 grid grid-cols-[auto_1fr] gap-x-6 gap-y-1.5">
          {facts.map(({ label, text, isFigure }) => (
            <div key={label} className="contents">
              <dt className="text-ink-soft">{label}</dt>
              <dd className={cx('min-w-0', isFigure && 'figures')}>{text}</dd>
            </div>
          ))}
        </dl>
        <UpgradeLinks bike={bike} />
      </div>
    </header>
  )
}

/** spec §4 Modes: CEOM only upgrades, CEUM edits an ordered bike. */
function UpgradeLinks({ bike: { id, bike_slug, can_upgrade, status } }: { bike: BikeDetail }) {
  // The order of a delivered bike can't be changed, so no explanation is needed.
  if (!can_upgrade && status === 'owned') return null
  if (!can_upgrade) return <p className="mt-6 max-w-read text-ink-soft">{texts.noUpgrade}</p>
  const address = (mode: string) => `/configurator/${bike_slug}?mode=${mode}&orderBikeID=${id}`
  return (
    <div className="mt-6">
      <p className="max-w-read text-ink-soft">{texts.upgradeHint}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <LinkButton href={address('CEOM')}>{texts.upgrade}</LinkButton>
        <LinkButton href={address('CEUM')} variant="secondary">
          {texts.edit}
        </LinkButton>
      </div>
    </div>
  )
}
