import { useEffect, useRef } from 'react'

import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { momentTyped } from '@/domain/kit/moment-field'
import type { BikeEditController, BikePage, BikePreview } from '@/hooks/office/bikes/use-bikes'
import { useModal } from '@/hooks/kit/use-modal'
import { applyBikeDialog, bikes as texts } from '@/messages/office/bikes/bikes'
import { toSentence } from '@/messages/kit/errors'

import { Part } from '@/components/office/kit/part'
import { BikeDifferences } from './bike-differences'
import { RuleTests } from './rule-tests'
import { Touched } from '@/components/office/goods/touched'

interface BikePreviewProps {
  page: BikePage
  editing: BikeEditController
  preview: BikePreview
}

export function BikePreviewPart({ page, editing, preview }: BikePreviewProps) {
  const { ask } = useModal()
  const heading = useRef<HTMLHeadingElement>(null)
  const { differences, broken } = preview
  const { apply, form, leave } = editing
  const starts = momentTyped(form.starts)
  const changed = preview.rules.filter(({ change }) => change !== 'none')
  // The heading takes focus, so that keyboard users continue here.
  useEffect(() => heading.current?.focus(), [])
  const press = async () => {
    if (await ask(applyBikeDialog(differences.length, starts))) await apply.run()
  }
  return (
    <section aria-labelledby="bike-preview" className="text-sm">
      <h2 ref={heading} id="bike-preview" tabIndex={-1} className="text-xl outline-none">
        {texts.previewTitle}
      </h2>
      {apply.error && <ErrorNotice sentence={toSentence(apply.error)} className="mt-3 max-w-xl" />}
      <div className="sticky top-0 z-10 flex flex-wrap gap-3 bg-paper py-3">
        {differences.length > 0 && (
          <Button size="small" isLoading={apply.isRunning} onClick={() => void press()}>
            {texts.apply(starts !== null)}
          </Button>
        )}
        <Button variant="secondary" size="small" onClick={leave}>
          {texts.previewBack}
        </Button>
      </div>
      {differences.length === 0 ? (
        <p role="status">{texts.nothing}</p>
      ) : (
        <BikeDifferences bike={page.bike} differences={differences} />
      )}
      <div className="mt-8 flex max-w-read flex-col gap-8">
        <Part title={texts.brokenTitle} empty={null}>
          <Touched touched={broken} none={texts.brokenNone} />
          <p className="mt-2 text-ink-soft">
            {texts.broken} {texts.guests}
          </p>
        </Part>
        {changed.length > 0 && (
          <RuleTests {...{ page, preview }} rules={form.state.rules} only={changed} />
        )}
      </div>
    </section>
  )
}
