import { createContext, useContext, type ReactNode } from 'react'

const CartSlotContext = createContext<ReactNode>(null)

/** Provides the cart button to every bar below it, including the `QuietBar` inside a page. */
export const CartSlotProvider = CartSlotContext.Provider

/** Reserves space for the cart button and its neighbors, so that loading causes no layout shift. */
export function CartSlot() {
  return (
    <div className="flex min-h-touch min-w-touch items-center justify-center gap-1">
      {useContext(CartSlotContext)}
    </div>
  )
}
