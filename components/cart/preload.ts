export async function loadGuest() {
  const [{ CartContent }, { CartSummary }] = await Promise.all([
    import('./cart-content'),
    import('./cart-summary'),
  ])
  return { Content: CartContent, Summary: CartSummary }
}

export async function loadUser() {
  const [{ ServerCartContent }, { ServerCartSummary }] = await Promise.all([
    import('./server-cart-content'),
    import('./server-cart-summary'),
  ])
  return { Content: ServerCartContent, Summary: ServerCartSummary }
}

/** Call on hover or focus of the cart button. */
export function preloadCartContent(isUser: boolean): void {
  ;(isUser ? loadUser() : loadGuest()).catch(() => {
    // The opening itself tries again and reports.
  })
}
