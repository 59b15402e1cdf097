import { Link2 } from 'lucide-react'
import { useRef, useState } from 'react'

import { Button } from '@/components/ui/button'
import { ErrorNotice } from '@/components/ui/error-notice'
import { CONTROL_STYLES, Field } from '@/components/ui/field'
import type { ApiError } from '@/contract/errors'
import { configurator as texts } from '@/messages/configurator'
import { savedTexts } from '@/messages/configurator-parts'
import { toSentence } from '@/messages/errors'

/** Why a build could not be saved. */
export function SaveFailed({ error, onRetry }: { error: ApiError; onRetry: () => void }) {
  return <ErrorNotice sentence={toSentence(error)} onRetry={onRetry} />
}

/** The code of a saved build and its link, to be copied. */
export function SavedCode({ slug, code }: { slug: string; code: string }) {
  const link = `${window.location.origin}/configurator/${slug}?build=${code}`
  const field = useRef<HTMLInputElement>(null)
  const [note, setNote] = useState('')

  async function copy() {
    try {
      await navigator.clipboard.writeText(link)
      setNote(savedTexts.copied)
    } catch {
      field.current?.focus()
      field.current?.select()
      setNote(savedTexts.notCopied)
    }
  }

  return (
    <>
      <p>
        {savedTexts.code}: <strong className="figures text-lg">{code}</strong>
      </p>
      <div className="mt-3 flex flex-wrap items-end gap-3">
        <Field label={texts.link} className="min-w-56 flex-1">
          {(control) => (
            <input {...control} ref={field} readOnly value={link} className={CONTROL_STYLES} />
          )}
        </Field>
        <Button variant="secondary" onClick={() => void copy()} className="min-h-12">
          <Link2 aria-hidden="true" className="size-4" />
          {savedTexts.copyLink}
        </Button>
      </div>
      <p role="status" className="mt-2 min-h-5 text-sm">
        {note}
      </p>
    </>
  )
}
