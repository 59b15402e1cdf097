import { createContext, useContext, type ReactNode } from 'react'

const CartSlotContext = createContext<ReactNode>(null)

/** Gives the cart button to every bar below, also to the quiet one inside a page. */
export const CartSlotProvider = CartSlotContext.Provider

/** The place of the cart button. It has its size before the button is there, so nothing moves. */
export function CartSlot() {
  return (
    <div className="grid min-h-touch min-w-touch place-items-center">
      {useContext(CartSlotContext)}
    </div>
  )
}
