import { useRef, useState } from 'react'

import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { Part } from '@/components/office/kit/part'
import { BRAND_PICTURES } from '@/domain/kit/brand'
import { useBrandPicture, type BrandPage } from '@/hooks/office/brand/use-brand'
import { toSentence } from '@/messages/kit/errors'
import { brandTexts } from '@/messages/office/brand/brand'

const { pictures: texts } = brandTexts
const ACCEPTED = 'image/svg+xml,image/png,image/jpeg,image/webp'
const MOST_BYTES = 5_000_000

type Name = (typeof BRAND_PICTURES)[number]

interface BrandPicturesProps {
  page: BrandPage
  mayWrite: boolean
  onSaved: (page: BrandPage) => void
}

export function BrandPictures(props: BrandPicturesProps) {
  return (
    <div className="mt-10 border-t border-line pt-6">
      <Part title={texts.title} empty={null}>
        <p className="text-ink-soft">{texts.hint}</p>
        <ul className="mt-4 grid gap-6 sm:grid-cols-2">
          {BRAND_PICTURES.map((name) => (
            <li key={name}>
              <PictureField {...props} name={name} />
            </li>
          ))}
        </ul>
      </Part>
    </div>
  )
}

function PictureField({ page, mayWrite, onSaved, name }: BrandPicturesProps & { name: Name }) {
  const input = useRef<HTMLInputElement>(null)
  const [fault, setFault] = useState<string | null>(null)
  const { run, isRunning, error } = useBrandPicture(name)
  const picture = page.pictures[name]
  const { label, hint } = texts[name]

  async function save(file: File | null) {
    const isTooLarge = file !== null && file.size > MOST_BYTES
    setFault(isTooLarge ? texts.tooLarge : null)
    if (isTooLarge) return
    const done = await run(file)
    if (done) onSaved(done.answer)
  }

  return (
    <>
      <h3 className="font-medium">{label}</h3>
      <p className="mt-1 text-xs text-ink-soft">{hint}</p>
      <Picture {...{ name, picture }} />
      {mayWrite && (
        <div className="mt-2 flex flex-wrap gap-2">
          <input
            ref={input}
            type="file"
            accept={ACCEPTED}
            aria-label={texts.choose(label)}
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
            {texts.choose(label)}
          </Button>
          {picture && (
            <Button variant="quiet" size="small" onClick={() => void save(null)}>
              {texts.remove}
            </Button>
          )}
        </div>
      )}
      {fault && (
        <p role="alert" className="mt-2 text-bad">
          {fault}
        </p>
      )}
      {error && <ErrorNotice sentence={toSentence(error)} className="mt-2" />}
    </>
  )
}

function Picture({ name, picture }: { name: Name; picture: BrandPage['pictures'][Name] }) {
  return (
    <div className="mt-2 grid h-24 place-items-center rounded border border-line bg-surface p-3">
      {picture ? (
        // eslint-disable-next-line @next/next/no-img-element -- it already has its size
        <img
          src={`/icons/${name}.png?${picture.version}`}
          alt={texts[name].label}
          className="max-h-full max-w-full object-contain"
        />
      ) : (
        <span className="text-ink-soft">{texts.none}</span>
      )}
    </div>
  )
}
