import { Pencil, Trash2 } from 'lucide-react'

import { Badge } from '@/components/kit/ui/badge'
import { Button } from '@/components/kit/ui/button'
import { VisuallyHidden } from '@/components/kit/ui/visually-hidden'
import type { AddressPurpose, SavedAddress } from '@/hooks/account/addresses/use-addresses'
import { addresses as texts } from '@/messages/account/addresses/addresses'

import { AddressLines } from './address-lines'
import { LinkLikeButton } from './link-like-button'

interface AddressCardProps {
  address: SavedAddress
  isBusy: boolean
  onEdit: () => void
  onDelete: () => void
  onChoose: (purpose: AddressPurpose) => void
}

export function AddressCard(props: AddressCardProps) {
  const { address, isBusy, onEdit, onDelete, onChoose } = props
  const { name, line1, is_shipping, is_billing } = address
  const whose = <VisuallyHidden>{` ${texts.of(name, line1)}`}</VisuallyHidden>
  return (
    <article
      aria-label={texts.of(name, line1)}
      aria-busy={isBusy || undefined}
      className="flex h-full flex-col gap-3 rounded border border-line bg-surface p-5"
    >
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h3 className="min-w-0 font-semibold break-words">{name}</h3>
        <div className="flex gap-1.5">
          {is_shipping && <Badge>{texts.forDelivery}</Badge>}
          {is_billing && <Badge>{texts.forBill}</Badge>}
        </div>
      </div>
      <AddressLines address={address} className="flex-1 text-sm text-ink-soft" />
      {!(is_shipping && is_billing) && (
        <div className="flex flex-wrap gap-x-4">
          {!is_shipping && (
            <LinkLikeButton onClick={() => onChoose('is_shipping')}>
              {texts.deliverHere}
              {whose}
            </LinkLikeButton>
          )}
          {!is_billing && (
            <LinkLikeButton onClick={() => onChoose('is_billing')}>
              {texts.billHere}
              {whose}
            </LinkLikeButton>
          )}
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={onEdit}>
          <Pencil aria-hidden="true" className="size-4" />
          {texts.edit}
          {whose}
        </Button>
        <Button variant="secondary" onClick={onDelete} isLoading={isBusy}>
          <Trash2 aria-hidden="true" className="size-4" />
          {texts.delete}
          {whose}
        </Button>
      </div>
    </article>
  )
}
