import { Link2 } from 'lucide-react'
import { useRef, useState } from 'react'

import { Button } from '@/components/ui/button'
import { ErrorNotice } from '@/components/ui/error-notice'
import { CONTROL_STYLES, Field } from '@/components/ui/field'
import type { Configurator } from '@/hooks/use-configurator'
import { useConfiguratorShare } from '@/hooks/use-configurator-share'
import { configurator as texts } from '@/messages/configurator'
import { toSentence } from '@/messages/errors'

/** A short code for the present build, and the link that carries it. */
export function ShareBuild({ configurator: { bike, build } }: { configurator: Configurator }) {
  const { saved, save } = useConfiguratorShare(bike, build)
  return (
    <section aria-labelledby="share" className="mt-9 print:hidden">
      <h3 id="share" className="text-lg">
        {texts.share}
      </h3>
      <p className="mt-1 mb-3 text-sm text-ink-soft">{texts.shareLead}</p>
      {saved.status === 'failed' && (
        <ErrorNotice sentence={toSentence(saved.error)} onRetry={() => void save()} />
      )}
      {saved.status === 'ready' && (
        <SavedCode key={saved.code} slug={bike.slug} code={saved.code} />
      )}
      {(saved.status === 'idle' || saved.status === 'saving') && (
        <Button
          variant="secondary"
          isLoading={saved.status === 'saving'}
          onClick={() => void save()}
        >
          {texts.getCode}
        </Button>
      )}
    </section>
  )
}

function SavedCode({ slug, code }: { slug: string; code: string }) {
  const link = `${window.location.origin}/configurator/${slug}?build=${code}`
  const field = useRef<HTMLInputElement>(null)
  const [note, setNote] = useState('')

  async function copy() {
    try {
      await navigator.clipboard.writeText(link)
      setNote(texts.copied)
    } catch {
      field.current?.focus()
      field.current?.select()
      setNote(texts.notCopied)
    }
  }

  return (
    <>
      <p>
        {texts.code}: <strong className="figures text-lg">{code}</strong>
      </p>
      <div className="mt-3 flex flex-wrap items-end gap-3">
        <Field label={texts.link} className="min-w-56 flex-1">
          {(control) => (
            <input {...control} ref={field} readOnly value={link} className={CONTROL_STYLES} />
          )}
        </Field>
        <Button variant="secondary" onClick={() => void copy()} className="min-h-12">
          <Link2 aria-hidden="true" className="size-4" />
          {texts.copyLink}
        </Button>
      </div>
      <p role="status" className="mt-2 min-h-5 text-sm">
        {note}
      </p>
    </>
  )
}
