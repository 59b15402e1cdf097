import { useRef, useState, type ReactNode } from 'react'

import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import type { BrandUpload } from '@/domain/kit/brand'
import { useBrandPicture, type BrandPage } from '@/hooks/office/brand/use-brand'
import { toSentence } from '@/messages/kit/errors'
import { brandTexts } from '@/messages/office/brand/brand'

const { pictures: texts } = brandTexts
const ACCEPTED = {
  logo: 'image/svg+xml,image/png,image/jpeg,image/webp',
  mark: 'image/svg+xml,image/png,image/jpeg,image/webp',
  hero: 'image/png,image/jpeg,image/webp,image/avif',
} as const
const MOST_BYTES = 5_000_000

interface PictureUploadProps {
  name: BrandUpload
  onDone: (page: BrandPage) => void
  /** Buttons next to that of the upload. @param remove deletes the uploaded picture */
  children: (remove: () => void) => ReactNode
}

export function PictureUpload({ name, onDone, children }: PictureUploadProps) {
  const input = useRef<HTMLInputElement>(null)
  const [fault, setFault] = useState<string | null>(null)
  const { run, isRunning, error } = useBrandPicture(name)
  const label = texts.choose(texts[name].label)

  async function save(file: File | null) {
    const isTooLarge = file !== null && file.size > MOST_BYTES
    setFault(isTooLarge ? texts.tooLarge : null)
    if (isTooLarge) return
    const done = await run(file)
    if (done) onDone(done.answer)
  }

  return (
    <>
      <div className="mt-2 flex flex-wrap gap-2">
        <input
          ref={input}
          type="file"
          accept={ACCEPTED[name]}
          aria-label={label}
          tabIndex={-1}
          className="sr-only"
          onChange={({ target }) => {
            const [file] = target.files ?? []
            if (file) void save(file)
            target.value = ''
          }}
        />
        <Button
          variant="secondary"
          size="small"
          isLoading={isRunning}
          onClick={() => input.current?.click()}
        >
          {label}
        </Button>
        {children(() => void save(null))}
      </div>
      {fault && (
        <p role="alert" className="mt-2 text-bad">
          {fault}
        </p>
      )}
      {error && <ErrorNotice sentence={toSentence(error)} className="mt-2" />}
    </>
  )
}
