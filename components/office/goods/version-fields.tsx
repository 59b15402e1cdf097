import { Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'

import { Button } from '@/components/kit/ui/button'
import { IconButton } from '@/components/kit/ui/icon-button'
import { VisuallyHidden } from '@/components/kit/ui/visually-hidden'
import {
  NEW_VERSION,
  VERSION_LENGTH,
  type VersionFormValues,
} from '@/domain/office/goods/product-versions'
import { productDetails } from '@/messages/office/goods/product-details'

import { DenseField } from '@/components/office/kit/dense-field'

const texts = productDetails.versions

interface VersionFieldsProps {
  versions: readonly VersionFormValues[]
  error: string | undefined
  onChange: (versions: VersionFormValues[]) => void
}

/** Fields to add, name, color and remove versions; existing versions' prices have a separate form. */
export function VersionFields({ versions, error, onChange }: VersionFieldsProps) {
  const [message, setSaid] = useState('')
  const add = useRef<HTMLButtonElement>(null)
  const change = (at: number, part: Partial<VersionFormValues>) =>
    onChange(versions.map((one, index) => (index === at ? { ...one, ...part } : one)))
  const remove = (at: number) => {
    onChange(versions.filter((_, index) => index !== at))
    setSaid(texts.removed)
    // Move the focus, because the clicked button is gone.
    add.current?.focus()
  }
  return (
    <fieldset
      className="min-w-0"
      data-fault={error ? '' : undefined}
      tabIndex={error ? -1 : undefined}
    >
      <legend className="text-sm font-medium">{texts.title}</legend>
      <p className="text-ink-soft">{versions.length === 0 ? texts.none : texts.lead}</p>
      {versions.length > 0 && (
        <ul className="mt-2 border-t border-line">
          {versions.map((version, at) => (
            <VersionRow
              key={version.id ?? `new ${at}`}
              {...{ version, at }}
              onChange={(part) => change(at, part)}
              onRemove={() => remove(at)}
            />
          ))}
        </ul>
      )}
      {error && (
        <p role="alert" className="mt-1.5 text-bad">
          {error}
        </p>
      )}
      <Button
        ref={add}
        variant="secondary"
        size="small"
        className="mt-3"
        onClick={() => {
          onChange([...versions, NEW_VERSION])
          setSaid(texts.added)
        }}
      >
        {texts.add}
      </Button>
      <VisuallyHidden role="status">{message}</VisuallyHidden>
    </fieldset>
  )
}

interface VersionRowProps {
  version: VersionFormValues
  at: number
  onChange: (part: Partial<VersionFormValues>) => void
  onRemove: () => void
}

function VersionRow({ version, at, onChange, onRemove }: VersionRowProps) {
  const { id, title, color, hex, size, price } = version
  return (
    <li
      aria-label={texts.row(at + 1)}
      className="flex flex-wrap items-end gap-x-3 gap-y-2 border-b border-line py-3"
    >
      <DenseField
        label={texts.name}
        name={`version-${at}-title`}
        className="w-44"
        maxLength={VERSION_LENGTH}
        value={title}
        onChange={({ target }) => onChange({ title: target.value })}
      />
      <DenseField
        label={texts.color}
        name={`version-${at}-color`}
        className="w-32"
        maxLength={VERSION_LENGTH}
        value={color}
        onChange={({ target }) => onChange({ color: target.value })}
      />
      {color.trim() !== '' && (
        <input
          type="color"
          aria-label={texts.hex(color.trim())}
          name={`version-${at}-hex`}
          value={hex}
          onChange={({ target }) => onChange({ hex: target.value })}
          className="size-11 cursor-pointer rounded border border-line-strong bg-paper p-1 lg:size-9"
        />
      )}
      <DenseField
        label={texts.size}
        name={`version-${at}-size`}
        className="w-28"
        maxLength={VERSION_LENGTH}
        value={size}
        onChange={({ target }) => onChange({ size: target.value })}
      />
      {id === null && (
        <DenseField
          label={texts.price}
          name={`version-${at}-price`}
          className="w-24"
          inputMode="decimal"
          value={price}
          onChange={({ target }) => onChange({ price: target.value })}
        />
      )}
      <IconButton size="small" label={texts.remove(title.trim())} onClick={onRemove}>
        <Trash2 aria-hidden="true" className="size-4" />
      </IconButton>
    </li>
  )
}
