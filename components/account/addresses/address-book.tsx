import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'

import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { Skeleton } from '@/components/kit/ui/skeleton'
import { VisuallyHidden } from '@/components/kit/ui/visually-hidden'
import { MOST_ADDRESSES } from '@/domain/account/addresses/address-book'
import {
  useAddresses,
  type AddressBookControls,
  type BookChange,
  type SavedAddress,
} from '@/hooks/account/addresses/use-addresses'
import { useCountries } from '@/hooks/shop/countries/use-countries'
import { useModal } from '@/hooks/kit/use-modal'
import { useIsSlow } from '@/hooks/kit/use-is-slow'
import { addresses as texts } from '@/messages/account/addresses/addresses'
import { dialogs } from '@/messages/kit/dialogs'
import { toSentence } from '@/messages/kit/errors'

import { AddressCard } from './address-card'
import { AddressForm } from './address-form'

export function AddressBook() {
  const book = useAddresses()
  const { state, retry } = book
  return (
    <section aria-labelledby="addresses-title" className="border-t border-line py-10">
      <h2 id="addresses-title" className="text-2xl">
        {texts.title}
      </h2>
      <p className="mt-2 mb-6 text-ink-soft">{texts.lead}</p>
      {state.status === 'loading' && <Loading />}
      {state.status === 'failed' && (
        <ErrorNotice sentence={toSentence(state.error)} onRetry={retry} />
      )}
      {state.status === 'ready' && <Opened book={book} addresses={state.data} />}
    </section>
  )
}

type AddressSelection = SavedAddress | 'new' | null

function Opened({ book, addresses }: { book: AddressBookControls; addresses: SavedAddress[] }) {
  const countries = useCountries(true)
  const [editing, setEditing] = useState<AddressSelection>(null)
  const heading = useRef<HTMLParagraphElement>(null)

  function close() {
    setEditing(null)
    // The form's focused button is gone, so focus moves to the heading.
    heading.current?.focus()
  }

  function open(next: AddressSelection) {
    book.forgetChange()
    setEditing(next)
  }

  return (
    <>
      <p ref={heading} tabIndex={-1} role="status" className="text-ok not-empty:mb-4">
        {doneSentence(book.change)}
      </p>
      {editing === null ? (
        <List book={book} addresses={addresses} onEdit={open} />
      ) : (
        <AddressForm
          address={editing === 'new' ? null : editing}
          countryId={countries.countryId}
          countries={countries}
          onCancel={close}
          onSave={async (body) => {
            const failed = await book.save(editing === 'new' ? null : editing.id, body)
            if (failed === null) close()
            return failed
          }}
        />
      )}
    </>
  )
}

interface ListProps {
  book: AddressBookControls
  addresses: SavedAddress[]
  onEdit: (editing: AddressSelection) => void
}

function List({ book, addresses, onEdit }: ListProps) {
  const { ask } = useModal()
  const { change } = book
  const add = useRef<HTMLButtonElement>(null)
  const isFull = addresses.length >= MOST_ADDRESSES

  async function remove(id: number) {
    if (!(await ask(dialogs.deleteAddress))) return
    // The focused button disappears with the address.
    if ((await book.remove(id)) === null) add.current?.focus()
  }

  return (
    <>
      {change.status === 'failed' && change.at !== 'saving' && (
        <ErrorNotice sentence={failureSentence(change)} className="mb-4" />
      )}
      {addresses.length === 0 && (
        <div className="mb-6">
          <p className="font-semibold">{texts.empty}</p>
          <p className="text-ink-soft">{texts.emptyHint}</p>
        </div>
      )}
      <ul className="mb-6 grid gap-4 empty:hidden sm:grid-cols-2">
        {addresses.map((address) => (
          <li key={address.id}>
            <AddressCard
              address={address}
              isBusy={change.status === 'running' && change.id === address.id}
              onEdit={() => onEdit(address)}
              onDelete={() => void remove(address.id)}
              onChoose={(purpose) => void book.choose(address, purpose)}
            />
          </li>
        ))}
      </ul>
      {isFull && <p className="mb-3 text-ink-soft">{texts.full}</p>}
      <Button
        ref={add}
        variant="secondary"
        aria-disabled={isFull || undefined}
        onClick={() => {
          if (!isFull) onEdit('new')
        }}
        className="aria-disabled:opacity-45"
      >
        <Plus aria-hidden="true" className="size-4" />
        {texts.add}
      </Button>
    </>
  )
}

function doneSentence(change: BookChange): string {
  if (change.status === 'saved') return texts.saved
  if (change.status === 'deleted') return texts.deleted
  if (change.status !== 'chosen') return ''
  const { purpose, address } = change
  return purpose === 'is_shipping'
    ? texts.chosenForDelivery(address.line1)
    : texts.chosenForBill(address.line1)
}

function failureSentence({ at, error }: Extract<BookChange, { status: 'failed' }>): string {
  const sentence = toSentence(error)
  return at === 'deleting' ? texts.notDeleted(sentence) : texts.notChosen(sentence)
}

function Loading() {
  const isSlow = useIsSlow(true)
  return (
    <div>
      <p role="status" className="text-ink-soft">
        {isSlow ? texts.slow : <VisuallyHidden>{texts.loading}</VisuallyHidden>}
      </p>
      <div aria-hidden="true" className="grid gap-4 sm:grid-cols-2">
        <Skeleton className="h-44 w-full" />
        <Skeleton className="h-44 w-full" />
      </div>
    </div>
  )
}
