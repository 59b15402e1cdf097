import { ShoppingBag } from 'lucide-react'
import Link from 'next/link'
import { memo } from 'react'

import { Button } from '@/components/kit/ui/button'
import { LinkButton } from '@/components/kit/ui/link-button'
import { Price } from '@/components/kit/ui/price'
import { VisuallyHidden } from '@/components/kit/ui/visually-hidden'
import { NO_PICTURE } from '@/domain/shop/goods/no-picture'
import { displayPrice } from '@/domain/shop/tax/display-price'
import type { Choices } from '@/hooks/shop/configurator/use-configurator'
import { configurator as texts, steps } from '@/messages/shop/configurator/configurator'
import type { Extra } from '@/hooks/shop/configurator/use-configurator-actions'
import { weight } from '@/utils/units'

import { StepSection } from './step-section'

function ExtrasStepView({ choices, extras }: { choices: Choices; extras: Extra[] }) {
  const { unit, place: destination, actions } = choices
  return (
    <StepSection
      id="extras"
      title={steps.extras}
      chosen={texts.extrasCount(extras.length)}
      lead={texts.extrasLead}
    >
      {extras.length === 0 && <p>{texts.noExtras}</p>}
      <ul className="divide-y divide-line border-y border-line">
        {extras.map((extra) => (
          <li key={extra.id} className="flex flex-wrap items-center gap-x-5 gap-y-2 py-4">
            <div className="grid h-18 w-24 shrink-0 place-items-center overflow-hidden rounded bg-surface">
              {/* eslint-disable-next-line @next/next/no-img-element -- other widths aren't worth their code here */}
              <img
                src={extra.thumbnail || NO_PICTURE}
                alt=""
                width={800}
                height={600}
                decoding="async"
                loading="lazy"
                className="size-full object-contain"
              />
            </div>
            <div className="min-w-40 flex-1">
              <h4 className="font-medium">{extra.title}</h4>
              <p className="mt-0.5 text-sm text-ink-soft">{extra.description}</p>
              {extra.weight_g > 0 && (
                <p className="mt-0.5 text-sm">{weight(extra.weight_g / 1_000, unit)}</p>
              )}
            </div>
            <Price amount={displayPrice(extra.price, destination.country)} />
            <AddExtra extra={extra} onAdd={() => actions.addExtra(extra)} />
          </li>
        ))}
      </ul>
    </StepSection>
  )
}

export const ExtrasStep = memo(ExtrasStepView)

function AddExtra({ extra, onAdd }: { extra: Extra; onAdd: () => void }) {
  if (extra.has_versions) {
    return (
      <LinkButton variant="secondary" href={`/accessories/${extra.id}`}>
        <span aria-hidden="true">{texts.chooseShort}</span>
        <VisuallyHidden>{texts.chooseVersion(extra.title)}</VisuallyHidden>
      </LinkButton>
    )
  }
  if (!extra.in_stock) {
    return (
      <Link
        href={`/accessories/${extra.id}`}
        className="inline-flex min-h-touch items-center text-sm text-warn link"
      >
        <span>{texts.soldOut}</span>
        <VisuallyHidden>: {extra.title}</VisuallyHidden>
      </Link>
    )
  }
  return (
    <Button variant="secondary" onClick={onAdd}>
      <ShoppingBag aria-hidden="true" className="size-4" />
      <span aria-hidden="true">{texts.addShort}</span>
      <VisuallyHidden>{texts.addExtra(extra.title)}</VisuallyHidden>
    </Button>
  )
}
