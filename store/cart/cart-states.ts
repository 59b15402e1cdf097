/**
 * Parts of the store's `cart` key: guest's cart, user's cart and estimate. Each slice adds its own.
 * @public Module augmentation requires the export.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- Grown by the slices.
export interface CartStates {}

declare module '../types' {
  interface States {
    cart: CartStates
  }
}

/** State in which parts of the cart may be missing, because they are lazy-loaded. */
export interface WithCart {
  cart?: Partial<CartStates>
}
