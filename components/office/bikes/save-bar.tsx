import type { ReactNode } from 'react'

import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import type { BikeEditController, BikePage } from '@/hooks/office/bikes/use-bikes'
import { bikes as texts } from '@/messages/office/bikes/bikes'
import { toSentence } from '@/messages/kit/errors'

import { DenseField } from '@/components/office/kit/dense-field'
import { BikeDifferences } from './bike-differences'

interface SaveBarProps {
  page: BikePage
  editing: BikeEditController
  mayWrite: boolean
  children: ReactNode
}

export function SaveBar({ page, editing, mayWrite, children }: SaveBarProps) {
  const { ref, error, faults, theirs, preview } = editing
  return (
    <form
      ref={ref}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        preview()
      }}
    >
      {theirs && (
        <div role="alert" className="mb-6 border-l-2 border-warn bg-surface px-4 py-3">
          <p className="font-medium">{texts.theirs}</p>
          <BikeDifferences bike={page.bike} differences={theirs} isPast />
        </div>
      )}
      {!mayWrite && <p className="mb-4 text-ink-soft">{texts.mayNot}</p>}
      <fieldset disabled={!mayWrite} className="min-w-0">
        {children}
      </fieldset>
      {mayWrite && (
        <div className="z-10 mt-8 border-t border-line-strong bg-paper py-3 lg:sticky lg:bottom-0">
          {error && <ErrorNotice sentence={toSentence(error)} className="mb-3 max-w-xl" />}
          {faults.figures && (
            <p role="alert" className="mb-2 text-bad">
              {faults.figures}
            </p>
          )}
          <Bar editing={editing} />
        </div>
      )}
    </form>
  )
}

function Bar({ editing }: { editing: BikeEditController }) {
  const { form, changes, isSending, type, discard } = editing
  return (
    <div className="flex flex-wrap items-end gap-3">
      <DenseField
        label={texts.starts}
        name="starts"
        type="datetime-local"
        className="w-52"
        title={texts.startsHint}
        value={form.starts}
        onChange={({ target }) => type({ starts: target.value })}
      />
      <DenseField
        label={texts.note}
        name="note"
        className="w-60"
        maxLength={200}
        value={form.note}
        onChange={({ target }) => type({ note: target.value })}
      />
      <Button type="submit" size="small" isLoading={isSending}>
        {texts.check}
      </Button>
      {changes.length > 0 && (
        <Button variant="secondary" size="small" onClick={discard}>
          {texts.discard}
        </Button>
      )}
      <p role="status" className="text-ink-soft lg:leading-9">
        {texts.unsaved(changes.length)}
      </p>
    </div>
  )
}
