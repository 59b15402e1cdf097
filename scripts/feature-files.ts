/** Layers that have a folder per feature, such as `hooks/shop/cart`. */
export const ROOMS = [
  ...['contract', 'domain', 'messages', 'hooks', 'components'],
  ...['__tests__/unit', '__tests__/server', '__tests__/ui'],
]

/** A row of docs/features.md. */
export interface Feature {
  /** Address of the feature, such as `shop/cart`. */
  address: string
  /** Folders of the feature in `server`. */
  server: string[]
  /** Addresses of the feature's pages. */
  pages: string[]
}

/** Returns the rows of the table in docs/features.md: address, purpose, folders of the server, pages. */
export function parseFeatures(markdown: string): Feature[] {
  const codes = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].flatMap(([, code]) => code ?? [])
  return [
    ...markdown.matchAll(/^\| `([a-z0-9-]+\/[a-z0-9-]+)` +\|([^|]*)\|([^|]*)\|([^|]*)\|$/gm),
  ].map(([, address = '', , server, pages]) => ({
    address,
    server: codes(server),
    pages: codes(pages),
  }))
}

/** Returns the files of a feature: its folders, its service, its store and its pages. */
export function filesOf({ address, server, pages }: Feature, files: readonly string[]): string[] {
  const [area, stem = ''] = address.split('/')
  const folders = [
    ...ROOMS.map((layer) => `${layer}/${address}/`),
    ...server.map((folder) => `server/${folder}/`),
    ...(area === 'office' ? [] : [`store/${stem}/`]),
    ...pages.map((page) => `pages${page}/`),
  ]
  const named = [`services/${address}`, ...pages.map((page) => `pages${page}`)]
  return files.filter(
    (file) =>
      folders.some((folder) => file.startsWith(folder)) ||
      named.some((name) => file.replace(/(-[a-z-]+)?\.tsx?$/, '') === name),
  )
}
