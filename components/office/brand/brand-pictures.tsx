import { Button } from '@/components/kit/ui/button'
import { Part } from '@/components/office/kit/part'
import { BRAND_PICTURES } from '@/domain/kit/brand'
import type { BrandPage } from '@/hooks/office/brand/use-brand'
import { brandTexts } from '@/messages/office/brand/brand'

import { PictureUpload } from './picture-upload'

const { pictures: texts } = brandTexts

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
  const picture = page.pictures[name]
  const { label, hint } = texts[name]
  return (
    <>
      <h3 className="font-medium">{label}</h3>
      <p className="mt-1 text-xs text-ink-soft">{hint}</p>
      <Picture {...{ name, picture }} />
      {mayWrite && (
        <PictureUpload name={name} onDone={onSaved}>
          {(remove) =>
            picture && (
              <Button variant="quiet" size="small" onClick={remove}>
                {texts.remove}
              </Button>
            )
          }
        </PictureUpload>
      )}
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
