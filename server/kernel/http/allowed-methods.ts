interface Address {
  method: string
  path: string
}

/**
 * Tells which methods a path of a request has among all routes, sorted, for the Allow header. None: no route has
 * the path at all.
 */
export function allowedMethodsOf(routes: readonly Address[]): (path: string) => string[] {
  const known = routes.map(({ method, path }) => ({
    methods: method === 'GET' ? ['GET', 'HEAD'] : [method],
    pattern: new RegExp(`^${escaped(path).replace(/:\w+/g, '[^/]+')}$`),
  }))
  return (path) => {
    const fitting = known.filter(({ pattern }) => pattern.test(path))
    return [...new Set(fitting.flatMap(({ methods }) => methods))].sort()
  }
}

function escaped(path: string): string {
  return path.replaceAll('.', '\\.')
}
