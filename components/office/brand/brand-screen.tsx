import { useState } from 'react'

import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { Loaded } from '@/components/kit/ui/loaded'
import { EditForm } from '@/components/office/kit/edit-form'
import { RowsPlaceholder } from '@/components/office/kit/list-parts'
import { useMay } from '@/hooks/office/kit/use-permissions'
import {
  useBrandDraft,
  useBrandForm,
  useBrandPage,
  type BrandPage,
} from '@/hooks/office/brand/use-brand'
import { toSentence } from '@/messages/kit/errors'
import { brandTexts as texts } from '@/messages/office/brand/brand'
import { shopSettings } from '@/messages/office/settings/shop-settings'

import { BrandFields } from './brand-fields'
import { BrandDraft, BrandHistory } from './brand-versions'
import { BrandPictures } from './brand-pictures'
import { BrandPreview } from './brand-preview'

/** `/backoffice/brand`: how the shop looks to customers, with a preview of what is typed. */
export function BrandScreen() {
  const request = useBrandPage()
  const mayWrite = useMay()('settings.write')
  const [done, setDone] = useState<string | null>(null)
  const { renew } = request
  return (
    <>
      {request.isStale && (
        <ErrorNotice sentence={shopSettings.stale} onRetry={renew} className="mb-3 max-w-xl" />
      )}
      <Loaded state={request.state} onRetry={request.retry} placeholder={<RowsPlaceholder />}>
        {(page) => (
          <BrandForm
            {...{ page, mayWrite, done }}
            onDone={(now, sentence) => {
              request.set(now)
              setDone(sentence)
            }}
            onChanged={renew}
          />
        )}
      </Loaded>
    </>
  )
}

interface BrandFormProps {
  page: BrandPage
  mayWrite: boolean
  /** What was done last. */
  done: string | null
  onDone: (page: BrandPage, sentence: string) => void
  onChanged: () => void
}

function BrandForm({ page, mayWrite, done, onDone, onChanged }: BrandFormProps) {
  const onSaved = (now: BrandPage) => onDone(now, texts.published)
  const controls = useBrandForm({ page, onSaved, onChanged })
  const { shown, isTouched, isSound, fill } = controls
  const draft = useBrandDraft(page)

  async function saveDraft(brand: typeof shown | null) {
    const answer = await draft.run(brand)
    if (!answer) return onChanged()
    if (brand) controls.discard()
    onDone(answer.answer, brand ? texts.draftSaved : '')
  }

  return (
    <div className="grid gap-x-10 gap-y-8 text-sm xl:grid-cols-2">
      <div className="min-w-0">
        {page.draft && (
          <BrandDraft
            {...{ mayWrite }}
            draft={page.draft}
            isRunning={draft.isRunning}
            onUse={fill}
            onRemove={() => void saveDraft(null)}
          />
        )}
        {draft.error && (
          <ErrorNotice sentence={toSentence(draft.error)} className="mb-3 max-w-xl" />
        )}
        <EditForm
          {...{ controls, mayWrite }}
          label={texts.title}
          save={texts.publish}
          fields={{ className: 'grid gap-8' }}
          actions={
            mayWrite &&
            isTouched && (
              <Button
                variant="secondary"
                size="small"
                disabled={!isSound}
                isLoading={draft.isRunning}
                onClick={() => void saveDraft(shown)}
              >
                {texts.saveDraft}
              </Button>
            )
          }
        >
          <BrandFields {...{ controls, mayWrite }} bikes={page.bikes} />
        </EditForm>
        <p role="status" className="mt-2 font-medium text-ok">
          {!isTouched && done}
        </p>
        <BrandPictures {...{ page, mayWrite }} onSaved={(now) => onDone(now, '')} />
        <BrandHistory versions={page.versions} {...{ mayWrite }} onUse={fill} />
      </div>
      <BrandPreview brand={shown} page={page} />
    </div>
  )
}
