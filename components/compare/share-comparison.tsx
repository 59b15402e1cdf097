import { Link2 } from 'lucide-react'
import { useRef, useState } from 'react'

import { Button } from '@/components/ui/button'
import { CONTROL_STYLES, Field } from '@/components/ui/field'
import { sharedAddress } from '@/domain/comparison'
import type { ComparedColumn } from '@/domain/comparison-column'
import { compare } from '@/messages/compare'

const { share: texts } = compare

/** A link that carries the builds, so that it opens the same comparison anywhere and is kept by nobody. */
export function ShareComparison({ columns }: { columns: readonly ComparedColumn[] }) {
  const link = window.location.origin + sharedAddress(columns.map(({ key }) => key))
  const field = useRef<HTMLInputElement>(null)
  const [copied, setCopied] = useState({ link: '', note: '' })

  async function copy() {
    try {
      await navigator.clipboard.writeText(link)
      setCopied({ link, note: texts.copied })
    } catch {
      field.current?.focus()
      field.current?.select()
      setCopied({ link, note: texts.notCopied })
    }
  }

  return (
    <section aria-labelledby="share" className="mt-14 max-w-3xl border-t border-line pt-8">
      <h2 id="share" className="text-xl">
        {texts.heading}
      </h2>
      <p className="mt-2 text-ink-soft">{texts.lead}</p>
      <div className="mt-4 flex flex-wrap items-end gap-3">
        <Field label={texts.link} className="min-w-56 flex-1">
          {(control) => (
            <input {...control} ref={field} readOnly value={link} className={CONTROL_STYLES} />
          )}
        </Field>
        <Button variant="secondary" onClick={() => void copy()} className="min-h-12">
          <Link2 aria-hidden="true" className="size-4" />
          {texts.copy}
        </Button>
      </div>
      <p role="status" className="mt-2 min-h-5 text-sm">
        {copied.link === link ? copied.note : ''}
      </p>
    </section>
  )
}
