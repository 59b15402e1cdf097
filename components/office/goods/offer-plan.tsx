import { useEffect, useRef } from 'react'

import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import type { CatalogItem } from '@/hooks/office/goods/use-catalog'
import { useOfferPlan } from '@/hooks/office/goods/use-offer-plan'
import { toSentence } from '@/messages/kit/errors'
import { catalog } from '@/messages/office/goods/prices'

import { Part } from '@/components/office/kit/part'
import { DenseField } from '@/components/office/kit/dense-field'

const texts = catalog.plan
interface OfferPlanProps {
  item: CatalogItem
  mayWrite: boolean
  renew: () => void
  onChanged: (item: CatalogItem) => void
}

export function OfferPlan({ item, mayWrite, renew, onChanged }: OfferPlanProps) {
  const controls = useOfferPlan(item, onChanged)
  const { error, isCanceled, forget } = controls
  const status = useRef<HTMLParagraphElement>(null)
  const before = useRef(item.plan)
  // Move the focus to the status, because the clicked button disappears when the schedule changes.
  useEffect(() => {
    if ((before.current === null) !== (item.plan === null)) status.current?.focus()
    before.current = item.plan
  }, [item.plan])
  const reload = () => {
    forget()
    renew()
  }
  return (
    <Part title={texts.title} empty={null}>
      {error && <ErrorNotice sentence={toSentence(error)} onRetry={reload} className="mb-3" />}
      <p ref={status} role="status" tabIndex={-1} className="outline-none">
        {isCanceled && !item.plan && `${texts.canceled} `}
        {texts.now(item.is_offered)} {item.plan && texts.planned(item.plan)}
      </p>
      {mayWrite && <Controls {...{ item, controls }} />}
    </Part>
  )
}

interface ControlsProps {
  item: CatalogItem
  controls: ReturnType<typeof useOfferPlan>
}

function Controls({ item, controls }: ControlsProps) {
  const { typed, type, isMissing, isRunning, plan, cancel } = controls
  if (item.plan) {
    return (
      <Button
        variant="secondary"
        size="small"
        className="mt-3"
        isLoading={isRunning}
        onClick={() => void cancel()}
      >
        {texts.cancel}
      </Button>
    )
  }
  const bundles = item.is_offered ? item.bundles_with_it : []
  return (
    <form
      noValidate
      className="mt-3"
      onSubmit={(event) => {
        event.preventDefault()
        void plan()
      }}
    >
      <DenseField
        label={texts.at(item.is_offered)}
        name="offer_at"
        type="datetime-local"
        className="w-52"
        hint={texts.hint}
        value={typed}
        fault={isMissing ? texts.fault : undefined}
        onChange={({ target }) => type(target.value)}
      />
      {bundles.length > 0 && <p className="mt-2">{catalog.bundlesWithIt(bundles)}</p>}
      <Button type="submit" variant="secondary" size="small" className="mt-3" isLoading={isRunning}>
        {texts.plan(item.is_offered)}
      </Button>
    </form>
  )
}
