import { useState, type FormEvent } from 'react'

import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { TextField } from '@/components/kit/ui/field'
import { serverFieldError } from '@/hooks/kit/use-action'
import type { Order } from '@/hooks/shop/orders/use-order'
import { useConfirmationEmail } from '@/hooks/shop/orders/use-order'
import { toSentence } from '@/messages/kit/errors'
import { confirmHold as texts } from '@/messages/shop/orders/orders'

interface ConfirmationEmailProps {
  order: Order
  orderKey: string
  onSent?: ((order: Order) => void) | undefined
}

export function ConfirmationEmail({ order, orderKey, onSent }: ConfirmationEmailProps) {
  const [isChanging, setChanging] = useState(false)
  const [sentTo, setSentTo] = useState<string>()
  const { run, isRunning, error, forget } = useConfirmationEmail(order.number, orderKey)
  const fault = serverFieldError(error, 'email')
  const send = async (to?: string) => {
    setSentTo(undefined)
    const done = await run(to)
    if (!done) return
    setSentTo(done.answer.email)
    setChanging(false)
    onSent?.(done.answer)
  }
  const change = () => {
    forget()
    setChanging(true)
  }
  return (
    <div className="mt-4">
      <p role="status">{sentTo !== undefined && texts.sent(sentTo)}</p>
      {error && !fault && <ErrorNotice sentence={toSentence(error)} className="mt-2" />}
      {isChanging ? (
        <AddressForm present={order.email} fault={fault} isRunning={isRunning} onSend={send} />
      ) : (
        <div className="mt-2 flex flex-wrap gap-3">
          <Button variant="secondary" isLoading={isRunning} onClick={() => void send()}>
            {texts.again}
          </Button>
          <Button variant="secondary" onClick={change}>
            {texts.change}
          </Button>
        </div>
      )}
    </div>
  )
}

interface AddressFormProps {
  present: string
  fault: string | undefined
  isRunning: boolean
  onSend: (email: string) => Promise<void>
}

function AddressForm({ present, fault, isRunning, onSend }: AddressFormProps) {
  const [email, setEmail] = useState(present)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void onSend(email)
  }
  return (
    <form noValidate onSubmit={submit} className="mt-2 flex max-w-read flex-wrap items-end gap-3">
      <TextField
        label={texts.newEmail}
        name="email"
        type="email"
        autoComplete="email"
        autoFocus
        value={email}
        error={fault}
        className="min-w-0 grow"
        onChange={(event) => setEmail(event.target.value)}
      />
      <Button type="submit" isLoading={isRunning}>
        {texts.send}
      </Button>
    </form>
  )
}
