/** Visitor in a support session (spec §4 Login flow 7). */
export interface SharingVisitor {
  id: string
  name: string
  email: string
}

/** API that the configured script sets at `window.shopCobrowsing`. */
export interface CobrowsingTool {
  start(): void | Promise<void>
  update(visitor: SharingVisitor): void | Promise<void>
  stop(): void | Promise<void>
}

interface SharingWindow {
  shopCobrowsing?: CobrowsingTool
  trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createScriptURL: (address: string) => string | null },
    ): { createScriptURL(address: string): string }
  }
}

/** Loads the script on the first `start`, after consent. Without an `address`, all calls fail. */
export function cobrowsingService(address: string) {
  const shared = window as unknown as SharingWindow
  let loading: Promise<CobrowsingTool> | undefined
  const tool = () => {
    loading ??= loadTool(shared, address).catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }
  return {
    start: async () => (await tool()).start(),
    update: async (visitor: SharingVisitor) => (await tool()).update(visitor),
    /** A tool that was never loaded doesn't need to be stopped. */
    stop: async () => shared.shopCobrowsing?.stop(),
  }
}

async function loadTool(shared: SharingWindow, address: string): Promise<CobrowsingTool> {
  if (address === '') throw new Error('No co-browsing script is configured.')
  if (!shared.shopCobrowsing) await runScript(shared, address)
  if (!shared.shopCobrowsing) throw new Error('The script brought no window.shopCobrowsing.')
  return shared.shopCobrowsing
}

function runScript({ trustedTypes }: SharingWindow, address: string): Promise<void> {
  // The page's policy allows only scripts of the build, so this URL gets its own policy.
  const policy = trustedTypes?.createPolicy('cobrowsing', {
    createScriptURL: (url) => (url === address ? url : null),
  })
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = policy?.createScriptURL(address) ?? address
    script.onload = () => resolve()
    script.onerror = () => reject(new Error('The co-browsing script did not come.'))
    document.head.append(script)
  })
}
