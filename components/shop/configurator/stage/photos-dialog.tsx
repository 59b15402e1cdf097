import { useState } from 'react'

import { Segmented } from '@/components/kit/ui/segmented'
import type { Build } from '@/domain/shop/bikes/bike'
import type { View } from '@/domain/shop/bike3d/views'
import { photoTexts as texts } from '@/messages/shop/configurator/configurator-parts'

import { FullScreenDialog } from './full-screen-dialog'
import { StudioPhoto } from './studio-photo'

/** Studio photos of the bike's default build. */
export interface StudioPhotos {
  build: Build
  views: readonly View[]
  /** Appearance keys of the bike's builds that have a picture from the side. */
  stills: readonly string[]
}

export interface PhotosProps {
  slug: string
  title: string
  photos: StudioPhotos
}

interface PhotosDialogProps extends PhotosProps {
  isOpen: boolean
  onClose: () => void
}

/** Full-window photos of the bike from all sides and close up; lazy-loaded by `Photos`. */
export function PhotosDialog({ slug, title, photos, ...dialog }: PhotosDialogProps) {
  const [view, setView] = useState<View>(photos.views[0] ?? 'side')
  const options = photos.views.map((value) => ({ value, title: texts.views[value] }))
  return (
    <FullScreenDialog
      {...dialog}
      title={texts.title(title)}
      bar={
        <Segmented
          tone="stage"
          legend={texts.view}
          options={options}
          value={view}
          onChange={setView}
          className="min-w-0 shrink-0 overflow-x-auto px-5 lg:px-9"
        />
      }
    >
      <StudioPhoto
        key={view}
        {...{ slug, view }}
        build={photos.build}
        title={texts.photo(title, texts.views[view])}
      />
    </FullScreenDialog>
  )
}
