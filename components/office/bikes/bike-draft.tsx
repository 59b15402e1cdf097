import Link from 'next/link'
import { useState } from 'react'

import { BikeDrawing } from '@/components/shop/bikes/bike-drawing'
import { Button } from '@/components/kit/ui/button'
import { Checkbox } from '@/components/kit/ui/checkbox'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { Price } from '@/components/kit/ui/price'
import { standardIn } from '@/domain/office/bikes/bikes'
import type { BikeEditController, BikePage } from '@/hooks/office/bikes/use-bikes'
import { useBikeRemoval } from '@/hooks/office/bikes/use-bike-copy'
import { useModal } from '@/hooks/kit/use-modal'
import { bikeCopy as texts, removeBikeDialog } from '@/messages/office/bikes/bike-copy'
import { bikes } from '@/messages/office/bikes/bikes'
import { toSentence } from '@/messages/kit/errors'
import { CompactSelect } from '@/components/office/kit/compact-select'

interface BikeDraftProps {
  page: BikePage
  editing: BikeEditController
}

export function BikeDraft({ page, editing }: BikeDraftProps) {
  const { ask } = useModal()
  const { remove, isRunning, error } = useBikeRemoval(page)
  const { state } = editing.form
  const press = async () => {
    if (await ask(removeBikeDialog(page.bike.title))) await remove()
  }
  return (
    <section
      aria-label={texts.draftTitle}
      className="mb-6 grid max-w-5xl gap-x-8 gap-y-4 border-l-2 border-warn bg-surface px-4 py-3 lg:grid-cols-2"
    >
      <div>
        <h3 className="text-base font-semibold">{texts.draftTitle}</h3>
        <p className="mt-1 text-ink-soft">{texts.draftHint}</p>
        {error && <ErrorNotice sentence={toSentence(error)} className="mt-2" />}
        <p className="mt-2 flex flex-wrap items-center gap-x-3">
          <Link
            href={`${bikes.href}/${page.bike.slug}/preview`}
            className="inline-flex min-h-dense items-center link"
          >
            {texts.preview.open}
          </Link>
          <span className="text-ink-soft">{texts.preview.openHint}</span>
        </p>
        <Checkbox
          label={texts.offer}
          name="is_draft"
          checked={state.is_draft === false}
          onChange={({ target }) => editing.set('is_draft', !target.checked)}
        />
        <Button
          variant="secondary"
          size="small"
          className="mt-2"
          isLoading={isRunning}
          onClick={() => void press()}
        >
          {texts.remove}
        </Button>
      </div>
      <Looks {...{ page, editing }} />
    </section>
  )
}

/** Shows a preview of the form's current state. */
function Looks({ page: { bike }, editing }: BikeDraftProps) {
  const { title, tagline, description } = editing.form.state
  const [colorId, setColorId] = useState(bike.colors[0]?.id ?? 0)
  const size = bike.sizes[Math.floor(bike.sizes.length / 2)]
  const color = bike.colors.find(({ id }) => id === colorId)
  if (!size || !color) return null
  return (
    <div>
      <h3 className="text-base font-semibold">{texts.looks}</h3>
      <BikeDrawing
        bike={bike}
        build={{ ...standardIn(bike, size), color_id: colorId }}
        view="paper"
        title={texts.drawn(title, color.title)}
        className="h-auto w-full max-w-md"
      />
      <CompactSelect
        label={texts.color}
        value={colorId}
        className="w-44"
        options={bike.colors.map((one) => ({ value: one.id, title: one.title }))}
        onChange={({ target }) => setColorId(Number(target.value))}
      />
      <p className="mt-3 text-lg font-semibold break-words">{title}</p>
      <p className="break-words">{tagline}</p>
      <p className="mt-1 break-words text-ink-soft">{description}</p>
      <p className="mt-1">
        {texts.from} <Price amount={bike.price} />
      </p>
    </div>
  )
}
