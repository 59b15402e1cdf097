import { ImagePlus } from 'lucide-react'
import { useId } from 'react'

import { Button } from '@/components/kit/ui/button'
import { PICTURE_TYPES } from '@/domain/office/goods/product-pictures'
import type { useProductPictures } from '@/hooks/office/goods/use-product-pictures'
import { productPictures as texts } from '@/messages/office/goods/product-pictures'

interface PictureUploadsProps {
  controls: Pick<ReturnType<typeof useProductPictures>, 'add' | 'uploading' | 'faults' | 'dismiss'>
}

export function PictureUploads({ controls }: PictureUploadsProps) {
  const { add, uploading, faults, dismiss } = controls
  const id = useId()
  return (
    <>
      <label className="inline-flex min-h-touch cursor-pointer items-center gap-2 link focus-within:outline-2 focus-within:outline-offset-2">
        <ImagePlus aria-hidden="true" className="size-4" />
        {texts.add}
        <input
          type="file"
          multiple
          accept={[...PICTURE_TYPES, '.avif'].join()}
          aria-describedby={id}
          className="sr-only"
          onChange={({ target }) => {
            void add(Array.from(target.files ?? []))
            target.value = ''
          }}
        />
      </label>
      <p id={id} className="text-ink-soft">
        {texts.drop} {texts.hint}
      </p>
      <p role="status" className="mt-1 break-words">
        {uploading && texts.uploading(uploading.name, uploading.percent)}
      </p>
      {uploading && (
        <progress
          aria-label={texts.progress}
          value={uploading.percent}
          max={100}
          className="h-1 w-full accent-ink"
        />
      )}
      {faults.length > 0 && (
        <div role="alert" className="mt-2 border-l-2 border-bad bg-surface px-4 py-2">
          <ul className="break-words text-bad">
            {faults.map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
          </ul>
          <Button variant="quiet" size="small" className="mt-1" onClick={dismiss}>
            {texts.dismiss}
          </Button>
        </div>
      )}
    </>
  )
}
