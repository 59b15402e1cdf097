export const loadGuest = () => import('./guest-cart')
export const loadUser = () => import('./server-cart')

/** Preloads the cart's content. Call it on hover or focus of the cart button. */
export function preloadCartContent(isUser: boolean): void {
  ;(isUser ? loadUser() : loadGuest()).catch(() => {
    // Ignored; opening the panel retries the import and reports errors.
  })
}
