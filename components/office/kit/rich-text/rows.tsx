import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'

import { Button } from '@/components/kit/ui/button'
import { forumPictures } from '@/messages/community/forum/forum-pictures'
import { richText as texts } from '@/messages/office/kit/rich-text'

import { DenseField } from '@/components/office/kit/dense-field'

interface RowProps {
  label: string
  isFocused: boolean
  onEnter: () => void
  onEscape: () => void
  children: ReactNode
}

/** Fields inside the form of the text, whose Enter key doesn't submit that form. */
function Row({ label, isFocused, onEnter, onEscape, children }: RowProps) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const input = isFocused ? ref.current?.querySelector('input') : null
    input?.focus()
    input?.select()
  }, [isFocused])
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    const isField = event.target instanceof HTMLInputElement
    if (event.key === 'Escape') onEscape()
    if (event.key !== 'Enter' || !isField) return
    event.preventDefault()
    onEnter()
  }
  return (
    <div
      ref={ref}
      role="group"
      aria-label={label}
      onKeyDown={press}
      className="mb-1 flex flex-wrap items-end gap-2 border border-line p-2"
    >
      {children}
    </div>
  )
}

interface LinkRowProps {
  href: string
  isAllowed: (href: string) => boolean
  /** Receives the address; empty to remove the link. */
  onApply: (href: string) => void
  onClose: () => void
}

export function LinkRow({ href, isAllowed, onApply, onClose }: LinkRowProps) {
  const [typed, setTyped] = useState(href)
  const [isFaulty, setFaulty] = useState(false)
  const apply = () => {
    const address = typed.trim()
    if (address === '' || isAllowed(address)) onApply(address)
    else setFaulty(true)
  }
  return (
    <Row label={texts.linkForm} isFocused onEnter={apply} onEscape={onClose}>
      <DenseField
        label={texts.address}
        hint={texts.addressHint}
        fault={isFaulty ? texts.addressFault : undefined}
        value={typed}
        maxLength={2_000}
        inputMode="url"
        className="w-full"
        onChange={({ target }) => {
          setTyped(target.value)
          setFaulty(false)
        }}
      />
      <Button size="small" variant="secondary" onClick={apply}>
        {texts.apply}
      </Button>
      {href !== '' && (
        <Button size="small" variant="quiet" onClick={() => onApply('')}>
          {texts.removeLink}
        </Button>
      )}
      <Button size="small" variant="quiet" onClick={onClose}>
        {texts.cancel}
      </Button>
    </Row>
  )
}

interface PictureRowProps {
  alt: string
  onDescribe: (alt: string) => void
  onRemove: () => void
  onClose: () => void
}

export function PictureRow({ alt, onDescribe, onRemove, onClose }: PictureRowProps) {
  return (
    <Row
      label={texts.picture}
      isFocused={alt === forumPictures.describe}
      onEnter={onClose}
      onEscape={onClose}
    >
      <DenseField
        label={texts.description}
        hint={texts.descriptionHint}
        value={alt}
        maxLength={500}
        className="w-full"
        onChange={({ target }) => onDescribe(target.value)}
      />
      <Button size="small" variant="quiet" onClick={onRemove}>
        {texts.removePicture}
      </Button>
    </Row>
  )
}
