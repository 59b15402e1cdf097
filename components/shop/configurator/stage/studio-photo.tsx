import { useEffect, useState } from 'react'

import { BikePicture, pictureAddress } from '@/components/shop/bikes/bike-picture'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { Spinner } from '@/components/kit/ui/spinner'
import type { Build } from '@/domain/shop/bikes/bike'
import { PHOTO_WIDTHS } from '@/domain/shop/bike3d/still-widths'
import type { View } from '@/domain/shop/bike3d/views'
import { photoTexts as texts } from '@/messages/shop/configurator/configurator-parts'

interface StudioPhotoProps {
  slug: string
  build: Build
  view: View
  title: string
}

/** Height of the dialog's bars and their margins. */
const SIZES = 'min(100vw, calc((100svh - 9rem) * 1.62))'
/** Faster loads show no spinner, which would only flash. */
const PATIENCE_MS = 400

/** A photo in the size of the window: blurred until it is loaded, with a spinner if that takes long. */
export function StudioPhoto({ slug, build, view, title }: StudioPhotoProps) {
  const { state, setState, attempt, retry } = useLoading()

  if (state === 'failed') {
    return (
      <div className="pointer-events-auto grid size-full place-items-center p-5">
        <ErrorNotice sentence={texts.failed} onRetry={retry} />
      </div>
    )
  }
  const isLoading = state !== 'ready'
  const preview = pictureAddress({ slug, build, view: 'studio', from: view })
  return (
    <div className="relative size-full overflow-hidden" aria-busy={isLoading}>
      {isLoading && (
        // eslint-disable-next-line @next/next/no-img-element -- it's a small file already
        <img
          src={`${preview}&w=480`}
          alt=""
          className="absolute inset-0 size-full object-contain blur-md"
        />
      )}
      <div
        // The load event of a picture doesn't bubble.
        onLoadCapture={({ target }) => {
          if (target instanceof HTMLImageElement) setState('ready')
        }}
        onErrorCapture={() => setState('failed')}
        className={`size-full transition-opacity duration-200 ${isLoading ? 'opacity-0' : ''}`}
      >
        <BikePicture
          key={attempt}
          {...{ slug, build, title }}
          view="studio"
          from={view}
          widths={PHOTO_WIDTHS}
          sizes={SIZES}
          className="size-full object-contain"
          isFirst
        />
      </div>
      {state === 'slow' && (
        <p
          role="status"
          className="absolute inset-x-0 bottom-6 flex items-center justify-center gap-3 text-stage-mist"
        >
          <Spinner />
          {texts.loading}
        </p>
      )}
    </div>
  )
}

function useLoading() {
  const [state, setState] = useState<'loading' | 'slow' | 'ready' | 'failed'>('loading')
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    const timer = setTimeout(
      () => setState((now) => (now === 'loading' ? 'slow' : now)),
      PATIENCE_MS,
    )
    return () => clearTimeout(timer)
  }, [attempt])

  function retry() {
    setState('loading')
    setAttempt(attempt + 1)
  }
  return { state, setState, attempt, retry }
}
