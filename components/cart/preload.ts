export const loadGuest = () => import('./guest-cart')
export const loadUser = () => import('./server-cart')

/** Call on hover or focus of the cart button. */
export function preloadCartContent(isUser: boolean): void {
  ;(isUser ? loadUser() : loadGuest()).catch(() => {
    // Prefetch errors are ignored; opening the panel retries and reports them.
  })
}
