import { useState } from 'react'

import { Button } from '@/components/kit/ui/button'
import { TextField } from '@/components/kit/ui/field'
import { Select } from '@/components/kit/ui/select'
import type { useContactForm } from '@/hooks/community/support/use-contact-form'
import { useOwnPurchases } from '@/hooks/community/support/use-own-purchases'
import { contact as texts } from '@/messages/community/support/contact'

type Controls = ReturnType<typeof useContactForm>
type Purchases = ReturnType<typeof useOwnPurchases>

const OTHER = 'other'

/** Asks for the order and bike: members select them; guests, or all if loading fails, type them. */
export function AboutFields({ controls }: { controls: Controls }) {
  const { isUserLoggedIn, orders, bikes } = useOwnPurchases()
  if (!isUserLoggedIn) return <TypedOrder controls={controls} hint={texts.orderNumberHint} />
  return (
    <>
      <OrderField controls={controls} orders={orders} />
      <BikeField controls={controls} bikes={bikes} />
    </>
  )
}

function TypedOrder({ controls, hint }: { controls: Controls; hint: string }) {
  const { form, faults, type } = controls
  return (
    <TextField
      label={texts.orderNumber}
      hint={hint}
      name="order_number"
      autoComplete="off"
      maxLength={40}
      value={form.order_number}
      error={faults.order_number}
      onChange={({ target }) => type({ order_number: target.value })}
    />
  )
}

function OrderField({ controls, orders }: { controls: Controls; orders: Purchases['orders'] }) {
  const { form, type } = controls
  const { state, retry } = orders
  const [isOther, setOther] = useState(false)
  if (state.status === 'failed') {
    return (
      <div>
        <TypedOrder controls={controls} hint={texts.ordersFailed} />
        <Button variant="quiet" className="-ml-3 !px-3 text-sm" onClick={retry}>
          {texts.ordersRetry}
        </Button>
      </div>
    )
  }
  const list = state.status === 'ready' ? state.data.orders : []
  if (state.status === 'ready' && list.length === 0) {
    return <TypedOrder controls={controls} hint={texts.orderNumberHint} />
  }
  const isKnown = list.some(({ number }) => number === form.order_number)
  const isTyped = isOther || (form.order_number !== '' && !isKnown && state.status === 'ready')
  const choose = (value: string) => {
    setOther(value === OTHER)
    type({ order_number: value === OTHER ? '' : value })
  }
  return (
    <>
      <Select
        label={texts.order}
        disabled={state.status === 'loading'}
        value={isTyped ? OTHER : isKnown ? form.order_number : ''}
        options={[
          { value: '', title: state.status === 'loading' ? texts.loadingOrders : texts.noOrder },
          ...list.map((order) => ({ value: order.number, title: texts.orderTitle(order) })),
          { value: OTHER, title: texts.otherOrder },
        ]}
        onChange={({ target }) => choose(target.value)}
      />
      {isTyped && <TypedOrder controls={controls} hint={texts.orderNumberHint} />}
    </>
  )
}

/** Omitted if there are no bikes or they fail to load, because the message can mention the bike. */
function BikeField({ controls, bikes }: { controls: Controls; bikes: Purchases['bikes'] }) {
  const { form, faults, type } = controls
  const { state } = bikes
  if (state.status !== 'ready' || state.data.length === 0) return null
  const isKnown = state.data.some(({ id }) => String(id) === form.bike_id)
  return (
    <Select
      label={texts.bike}
      name="bike_id"
      value={isKnown ? form.bike_id : ''}
      error={faults.bike_id}
      options={[
        { value: '', title: texts.noBike },
        ...state.data.map((bike) => ({ value: bike.id, title: texts.bikeTitle(bike) })),
      ]}
      onChange={({ target }) => type({ bike_id: target.value })}
    />
  )
}
