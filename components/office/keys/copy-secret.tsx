import { useRef, useState } from 'react'

import { Button } from '@/components/kit/ui/button'
import { DenseField } from '@/components/office/kit/dense-field'
import { keys as texts } from '@/messages/office/keys/keys'

/** Shows a secret with a copy button; selects it if the browser denies clipboard access. */
export function CopySecret({ secret }: { secret: string }) {
  const box = useRef<HTMLDivElement>(null)
  const [note, setNote] = useState('')
  async function copy() {
    try {
      await navigator.clipboard.writeText(secret)
      setNote(texts.copied)
    } catch {
      box.current?.querySelector('input')?.select()
      setNote(texts.notCopied)
    }
  }
  return (
    <div ref={box}>
      <p role="status" className="mt-1 font-medium text-ok">
        {texts.shown}
      </p>
      <div className="mt-2 flex flex-wrap items-end gap-3">
        <DenseField
          readOnly
          name="secret"
          label={texts.secret}
          className="w-full max-w-md"
          value={secret}
        />
        <Button variant="secondary" size="small" onClick={() => void copy()}>
          {texts.copy}
        </Button>
        <p role="status" className="text-ink-soft">
          {note}
        </p>
      </div>
    </div>
  )
}
