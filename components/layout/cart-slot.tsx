import { createContext, useContext, type ReactNode } from 'react'

const CartSlotContext = createContext<ReactNode>(null)

/** Gives the cart button to every bar below, also to the quiet one inside a page. */
export const CartSlotProvider = CartSlotContext.Provider

/** The place of the cart button and what stands beside it. It has its size before they are there, so nothing moves. */
export function CartSlot() {
  return (
    <div className="flex min-h-touch min-w-touch items-center justify-center gap-1">
      {useContext(CartSlotContext)}
    </div>
  )
}
