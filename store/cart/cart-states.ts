/**
 * The parts of the store's key `cart`: a guest's cart, the user's, and the estimate. Each slice adds its own.
 * @public Module augmentation needs the export.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- Grown by the slices.
export interface CartStates {}

declare module '../types' {
  interface States {
    cart: CartStates
  }
}

/** State that may lack parts of the cart, which are lazy-loaded. */
export interface WithCart {
  cart?: Partial<CartStates>
}
