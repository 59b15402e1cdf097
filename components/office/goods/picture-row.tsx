import { ArrowDown, ArrowUp, Crop, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'

import { Badge } from '@/components/kit/ui/badge'
import { cx } from '@/components/kit/ui/cx'
import { IconButton } from '@/components/kit/ui/icon-button'
import {
  ALT_LENGTH,
  pictureKey,
  SHARP_WIDTH,
  type ChosenPicture,
  type ProductPicture,
} from '@/domain/office/goods/product-pictures'
import type { UploadedPicture } from '@/hooks/office/goods/use-product-pictures'
import { productPictures as texts } from '@/messages/office/goods/product-pictures'

import { DenseField } from '@/components/office/kit/dense-field'
import { PictureColor } from './picture-color'
import { PicturePreview } from './picture-preview'
import type { RowAction } from '@/components/office/kit/use-row-focus'

interface RowControls {
  onDescribe: (alt: string) => void
  onRecolor: (color: string | null) => void
  onCrop: () => void
  onMove: (to: number, action: RowAction) => void
  onRemove: () => void
  onDragStart: () => void
  /** Null if the dragged picture isn't from this list. */
  onDrop: (() => void) | null
  onDragEnd: () => void
}

interface PictureRowProps {
  picture: ChosenPicture
  at: number
  count: number
  upload: UploadedPicture | undefined
  saved: readonly ProductPicture[]
  colors: readonly string[]
  error: string | undefined
  on: RowControls
}

export function PictureRow(props: PictureRowProps) {
  const { picture, at, count, upload, saved, colors, error, on } = props
  const position = at + 1
  const width = picture.crop?.width ?? upload?.width ?? SHARP_WIDTH
  return (
    <li
      data-row={pictureKey(picture)}
      aria-label={texts.picture(position, count)}
      onDragOver={(event) => {
        if (on.onDrop) event.preventDefault()
      }}
      onDrop={on.onDrop ?? undefined}
      className={cx(
        'grid grid-cols-[6rem_minmax(0,1fr)] gap-x-4 gap-y-1 border-b border-line py-3 sm:grid-cols-[8rem_minmax(0,1fr)]',
        on.onDrop && 'hover:bg-ink/4',
      )}
    >
      <span
        draggable
        title={texts.drag}
        onDragStart={on.onDragStart}
        onDragEnd={on.onDragEnd}
        className="block cursor-grab self-start overflow-hidden rounded bg-surface active:cursor-grabbing"
      >
        <PicturePreview {...{ picture, upload, saved }} />
      </span>
      <div className="min-w-0">
        <DenseField
          label={texts.altOf(position)}
          name={`alt-${position}`}
          data-action="alt"
          autoComplete="off"
          maxLength={ALT_LENGTH}
          value={picture.alt}
          fault={error}
          hint={position === 1 ? texts.altHint : undefined}
          onChange={({ target }) => on.onDescribe(target.value)}
        />
        {colors.length > 0 && (
          <div className="mt-2">
            <PictureColor
              {...{ position, colors }}
              color={picture.color ?? null}
              onChoose={on.onRecolor}
            />
          </div>
        )}
        {width < SHARP_WIDTH && <p className="mt-1 text-warn">{texts.small(width)}</p>}
        <RowButtons {...{ position, count, on }} />
      </div>
    </li>
  )
}

interface RowButtonsProps {
  position: number
  count: number
  on: RowControls
}

function RowButtons({ position, count, on }: RowButtonsProps) {
  return (
    <div className="mt-1 flex flex-wrap items-center">
      <RowButton action="crop" label={texts.crop(position)} onClick={on.onCrop}>
        <Crop aria-hidden="true" className="size-4" />
      </RowButton>
      <RowButton
        action="earlier"
        label={texts.earlier(position)}
        isOff={position === 1}
        onClick={() => on.onMove(position - 2, 'earlier')}
      >
        <ArrowUp aria-hidden="true" className="size-4" />
      </RowButton>
      <RowButton
        action="later"
        label={texts.later(position)}
        isOff={position === count}
        onClick={() => on.onMove(position, 'later')}
      >
        <ArrowDown aria-hidden="true" className="size-4" />
      </RowButton>
      <RowButton action="remove" label={texts.remove(position)} onClick={on.onRemove}>
        <Trash2 aria-hidden="true" className="size-4" />
      </RowButton>
      {position === 1 && (
        <span className="ml-auto">
          <Badge>{texts.main}</Badge>
        </span>
      )}
    </div>
  )
}

interface RowButtonProps {
  action: RowAction | 'remove'
  label: string
  /** Whether the button is inactive; it stays focusable. */
  isOff?: boolean
  onClick: () => void
  children: ReactNode
}

function RowButton({ action, label, isOff = false, onClick, children }: RowButtonProps) {
  return (
    <IconButton
      size="small"
      label={label}
      data-action={action}
      aria-disabled={isOff || undefined}
      onClick={isOff ? undefined : onClick}
      className="aria-disabled:opacity-40"
    >
      {children}
    </IconButton>
  )
}
